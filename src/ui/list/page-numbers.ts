/** Placeholder for omitted pages. */
export const GAP = 'gap';

/**
 * Returns the page numbers that a pagination shows: the first, the last, and those around the
 * current one. A gap replaces two or more numbers. A single number is shown, because it is no wider
 * than a gap.
 */
export function pageNumbers(page: number, pageCount: number): readonly (number | typeof GAP)[] {
  const current = Math.min(Math.max(1, page), pageCount);
  const wanted = new Set([1, current - 1, current, current + 1, pageCount]);
  const numbers: (number | typeof GAP)[] = [];
  let previous = 0;
  for (let candidate = 1; candidate <= pageCount; candidate++) {
    if (!wanted.has(candidate)) continue;
    if (candidate - previous === 2) numbers.push(candidate - 1);
    else if (candidate - previous > 2) numbers.push(GAP);
    numbers.push(candidate);
    previous = candidate;
  }
  return numbers;
}
