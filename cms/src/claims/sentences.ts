/**
 * Maximum length of a sentence in characters; a longer one is cut into pieces. Every rule searches
 * one sentence at a time, so the limit keeps the check fast for a text without full stops. The
 * limit also keeps sentences short enough to copy into *Allowed claims*.
 */
export const LONGEST_SENTENCE = 600;

const ADDRESSES = /\b(?:https?:\/\/|www\.|mailto:)[^\s)\]>"“”]{1,2000}|\]\([^()\s]{0,2000}\)/giu;

/**
 * A line break, or the space after a full stop, question mark or exclamation mark, but not the one
 * in “No. 1”.
 */
const SENTENCE_ENDS = /\n+|(?<=[.!?…]["'”’)*_]{0,3})(?<!\bno\.)\s+/iu;

/** The marks with which Markdown begins a line, and those with which it ends one. */
const LINE_MARKS = /^[\s#>*_|+-]+|[\s#*_|]{1,20}$/gu;

const pieces = (sentence: string): readonly string[] => {
  if (sentence.length <= LONGEST_SENTENCE) return [sentence];
  const cut: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_SENTENCE) {
    const space = rest.lastIndexOf(' ', LONGEST_SENTENCE);
    const at = space > 0 ? space : LONGEST_SENTENCE;
    cut.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...cut, rest];
};

/** Returns the sentences of a plain or Markdown text, without the addresses of links. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .replaceAll('\r', '\n')
    .replaceAll(ADDRESSES, (address) => (address.startsWith(']') ? ']' : ' '))
    .split(SENTENCE_ENDS)
    .map((sentence) => sentence.replaceAll(LINE_MARKS, '').replaceAll(/\s+/gu, ' '))
    .filter((sentence) => sentence !== '')
    .flatMap(pieces);

/**
 * Returns a sentence in the form that the rules search: small letters without accents, plain
 * apostrophes and hyphens, and no Markdown marks or invisible characters.
 */
export const searchable = (sentence: string): string =>
  sentence
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}*_`[\]]/gu, '')
    .replaceAll(/[‘’ʼ′]/gu, "'")
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * Returns a key that is equal for sentences that differ only in case, accents, spaces, and in
 * quotation marks or punctuation at their ends.
 */
export const sentenceKey = (sentence: string): string =>
  searchable(sentence).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
