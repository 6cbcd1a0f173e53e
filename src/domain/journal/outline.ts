/** The page's own heading has level 1; levels below 4 look alike. */
const HIGHEST = 2;
const LOWEST = 4;

/**
 * Maps the heading levels that an editor chose to levels on the page. The highest becomes 2; a
 * heading below another one is one level deeper, so that no level is skipped.
 */
export function outlineLevels(levels: readonly number[]): readonly number[] {
  const open: number[] = [];
  return levels.map((level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(HIGHEST + open.length - 1, LOWEST);
  });
}
