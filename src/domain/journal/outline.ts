/** The page's own heading has level 1; below 4 nobody can tell the levels apart. */
const HIGHEST = 2;
const LOWEST = 4;

/**
 * The levels of a text's headings on its page, from the levels its writer chose: the highest
 * becomes 2, one below another one step below it, so that no level is left out.
 */
export function outlineLevels(levels: readonly number[]): readonly number[] {
  const open: number[] = [];
  return levels.map((level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(HIGHEST + open.length - 1, LOWEST);
  });
}
