/**
 * Rules copied from the site's `src/domain/batches`, because the CMS is a separate package.
 * `test/batch-rules.test.ts` compares both copies.
 */

export const LONGEST_NUMBER = 20;

const BATCH_NUMBER = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/u;
const SEPARATORS = /[\s\p{Pd}\u2212._/]+/gu;

const parts = (written: string): readonly string[] =>
  written
    .normalize('NFKC')
    .toUpperCase()
    .split(SEPARATORS)
    .filter((part) => part !== '');

/** Returns ` sn 2026–014` as `SN-2026-014`; null for a text that is no batch number. */
export const batchNumber = (written: string): string | null => {
  const number = parts(written).join('-');
  return BATCH_NUMBER.test(number) && number.length <= LONGEST_NUMBER ? number : null;
};

/**
 * Whether two batch numbers differ at most in case and in separators, such as spaces and dashes.
 */
export const isSameNumber = (one: string, other: string): boolean => {
  const key = parts(one).join('');
  return key !== '' && key === parts(other).join('');
};

/** Largest rounding error of a share that is given with one decimal, in percentage points. */
const ROUNDING = 0.05;

/** Whether the shares add up to more than 100 per cent, beyond what rounding can explain. */
export const exceedsWhole = (percents: readonly number[]): boolean => {
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return Math.round(sum * 1000) > Math.round((100 + ROUNDING * percents.length) * 1000);
};
