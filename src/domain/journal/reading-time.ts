const WORDS_PER_MINUTE = 200;
/** Reading speed for scripts without spaces between words. */
const CHARACTERS_PER_MINUTE = 400;
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/gu;
const WORD_LIKE = /[\p{L}\p{N}]/u;

/** Whole minutes to read a text, at least one; `null` for a text without words. */
export function readingMinutes(text: string): number | null {
  const characters = text.match(UNSPACED)?.length ?? 0;
  const words = text
    .replace(UNSPACED, ' ')
    .split(/\s+/u)
    .filter((word) => WORD_LIKE.test(word)).length;
  if (characters + words === 0) return null;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE));
}
