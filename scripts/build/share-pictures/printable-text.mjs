/** Matches brackets and quotation marks that are empty after characters were removed. */
const HOLLOW = /\(\s*\)|\[\s*\]|“\s*”|"\s*"|«\s*»/gu;
/** Matches separators that remain at the start or end after words were removed. */
const LOOSE_ENDS = /^[\s\p{Pd}:;,/|·•&+]+|[\s\p{Pd}:;,/|·•&+]+$/gu;

const lettersIn = (/** @type {string} */ text) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * Removes the characters that a font cannot render, such as emoji, from a text. Returns an empty
 * string when fewer than half of the letters remain, as for a text in another script, because such
 * a fragment would be useless.
 * @param {string} text
 * @param {{ characters: ReadonlySet<number> }} family
 */
export function printable(text, { characters }) {
  const whole = text
    .normalize('NFC')
    .replace(/[^\S\u00a0]+/gu, ' ')
    .trim();
  const written = [...whole]
    .filter((character) => characters.has(character.codePointAt(0) ?? 0))
    .join('');
  if (written === whole) return whole;
  const rest = written.replace(HOLLOW, ' ').replace(/ +/gu, ' ').replace(LOOSE_ENDS, '');
  return lettersIn(rest) * 2 >= Math.max(1, lettersIn(whole)) ? rest : '';
}
