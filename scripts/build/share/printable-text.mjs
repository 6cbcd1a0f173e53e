/** Brackets and quotes with nothing left between them. */
const HOLLOW = /\(\s*\)|\[\s*\]|“\s*”|"\s*"|«\s*»/gu;
/** What joined words of which one is left out. */
const LOOSE_ENDS = /^[\s\p{Pd}:;,/|·•&+]+|[\s\p{Pd}:;,/|·•&+]+$/gu;

const lettersIn = (/** @type {string} */ text) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * What of a text our fonts can write: signs that they lack, an emoji say, are left out. Empty when
 * that leaves less than half of its letters, as of words in another script: a torso says nothing.
 * @param {string} text
 * @param {readonly import('fontkit').Font[]} family
 */
export function writable(text, family) {
  const whole = text
    .normalize('NFC')
    .replace(/[^\S\u00a0]+/gu, ' ')
    .trim();
  const written = [...whole]
    .filter((sign) => family.some((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)))
    .join('');
  if (written === whole) return whole;
  const rest = written.replace(HOLLOW, ' ').replace(/ +/gu, ' ').replace(LOOSE_ENDS, '');
  return lettersIn(rest) * 2 >= Math.max(1, lettersIn(whole)) ? rest : '';
}
