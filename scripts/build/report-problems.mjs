/**
 * Maximum number of problems that the report lists. If there are more problems, the last line of
 * the report says how many are not listed.
 */
const MAX_OF_CONTENT = 50;

/**
 * Formats content problems as the lines of a list: at most `MAX_OF_CONTENT` of them, then the
 * number of the others.
 * @param {readonly string[]} problems
 * @returns {readonly string[]}
 */
export function problemLines(problems) {
  const more = problems.length - MAX_OF_CONTENT;
  const lines = problems.slice(0, MAX_OF_CONTENT).map((problem) => `- ${problem}`);
  return more > 0 ? [...lines, `- and ${more} more`] : lines;
}

/**
 * Prints the content problems that editors should fix. They do not stop the build.
 * @param {readonly string[]} problems
 */
export function reportContentProblems(problems) {
  if (problems.length === 0) return;
  console.warn(`${problems.length} to mend in the content:`);
  for (const line of problemLines(problems)) console.warn(line);
}
