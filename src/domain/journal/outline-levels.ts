/**
 * The title of the page has level 1, so headings in a text begin at level 2. Levels deeper than 4
 * would look the same as 4.
 */
const HIGHEST = 2;
const LOWEST = 4;

/**
 * Maps the heading levels that an editor chose to levels on the page, so that no level is skipped.
 * A top heading gets level 2; a subheading gets one level more than its parent, at most 4.
 */
export function outlineLevels(levels: readonly number[]): readonly number[] {
  const open: number[] = [];
  return levels.map((level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(HIGHEST + open.length - 1, LOWEST);
  });
}
