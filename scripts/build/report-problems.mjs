/** So many lines an editor reads; each names another fault to mend. */
const MOST_OF_CONTENT = 50;

/**
 * What editors should mend in the content, as a list.
 * @param {readonly string[]} problems
 * @returns {readonly string[]} lines.
 */
export function problemLines(problems) {
  const more = problems.length - MOST_OF_CONTENT;
  const lines = problems.slice(0, MOST_OF_CONTENT).map((problem) => `- ${problem}`);
  return more > 0 ? [...lines, `- and ${more} more`] : lines;
}

/**
 * Tells what editors should mend in the content: the site is built all the same.
 * @param {readonly string[]} problems
 */
export function reportContentProblems(problems) {
  if (problems.length === 0) return;
  console.warn(`${problems.length} to mend in the content:`);
  for (const line of problemLines(problems)) console.warn(line);
}
