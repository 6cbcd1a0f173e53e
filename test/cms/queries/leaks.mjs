const E_MAIL = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;
const BCRYPT = /\$2[aby]\$\d\d\$/;
const SECRET_KEY =
  /hash|token|password|secret|salt|^email$|^related$|^(created|updated)By$|provider_metadata|access_?key/i;

/**
 * Returns the paths at which `body` reveals what no stranger may know: a draft, an e-mail address,
 * a hash, a token, the author of an entry, other uses of a picture, or one of the texts in
 * `secrets`.
 */
export function leaksIn(body, secrets, path = '') {
  if (typeof body === 'string') {
    const isLeak =
      E_MAIL.test(body) || BCRYPT.test(body) || secrets.some((one) => body.includes(one));
    return isLeak ? [path] : [];
  }
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => {
    const at = `${path}/${key}`;
    const isDraft = key === 'publishedAt' && value === null;
    return isDraft || SECRET_KEY.test(key) ? [at] : leaksIn(value, secrets, at);
  });
}
