/** The form of a batch's number in addresses and on labels: `SN-2026-014`. */
export const BATCH_NUMBER = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/u;

/** Maximum length in characters, because a lot number in a GS1 barcode can have no more. */
export const LONGEST_BATCH_NUMBER = 20;

const SEPARATORS = /[\s\p{Pd}\u2212._/]+/gu;

const parts = (written: string): readonly string[] =>
  written
    .normalize('NFKC')
    .toUpperCase()
    .split(SEPARATORS)
    .filter((part) => part !== '');

/**
 * Converts a number as people write it to the form of `BATCH_NUMBER`: ` sn 2026–014` becomes
 * `SN-2026-014`. Returns `null` for a number that is empty, too long or contains other characters.
 */
export function batchNumber(written: string): string | null {
  const number = parts(written).join('-');
  return BATCH_NUMBER.test(number) && number.length <= LONGEST_BATCH_NUMBER ? number : null;
}

/**
 * Whether two numbers are the same apart from case, spaces and dashes. A visitor may type the
 * number on a small label without its dashes: `sn2026014` is the number `SN-2026-014`.
 */
export function isSameNumber(one: string, other: string): boolean {
  const key = parts(one).join('');
  return key !== '' && key === parts(other).join('');
}
