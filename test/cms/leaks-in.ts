const MARKS: readonly [string, RegExp][] = [
  ['an e-mail address', /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/i],
  ['a hash of a password', /\$2[aby]\$\d\d\$/],
  ['a hash of a key', /\b[0-9a-f]{64,}\b/i],
  ['a token of a session', /\beyJ[\w-]+\.[\w-]+\.[\w-]+/],
];
const SECRET_NAME = /^(?:password|.*token|accessKey|encryptedKey|secret|salt)$/i;

const leaksOfText = (text: string, where: string): readonly string[] =>
  MARKS.filter(([, mark]) => mark.test(text)).map(([what]) => `${where}: ${what}`);

const leaksOfValue = (value: unknown, where: string): readonly string[] => {
  if (typeof value === 'string') return leaksOfText(value, where);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = `${where}.${name}`;
    const draft = name === 'publishedAt' && inner === null ? [`${place}: a draft`] : [];
    const secret = SECRET_NAME.test(name) ? [`${place}: a name of a secret`] : [];
    return [...draft, ...secret, ...leaksOfText(name, place), ...leaksOfValue(inner, place)];
  });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Searches a whole response body for what no stranger may see: drafts, e-mail addresses, hashes and
 * tokens. Returns the path and kind of each leak; an empty list when there is none.
 */
export const leaksIn = (body: string): readonly string[] => leaksOfValue(parsed(body), 'body');
