/** Brackets and quotes left empty. */
const HOLLOW = /\(\s*\)|\[\s*\]|“\s*”|"\s*"|«\s*»/gu;
/** Separators left at the start or end after a removed word. */
const LOOSE_ENDS = /^[\s\p{Pd}:;,/|·•&+]+|[\s\p{Pd}:;,/|·•&+]+$/gu;

const lettersIn = (/** @type {string} */ text) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * The part of a text that our fonts can render: characters without a glyph, such as emoji, are
 * removed. Empty when fewer than half of the letters remain, as for another script: a fragment is
 * useless.
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
