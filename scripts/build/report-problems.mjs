/** When the CMS's pictures are unavailable, 5,000 lines, one a picture, would not help. */
const MOST_REPORTED = 5;

/**
 * Logs problems that did not stop the build, one a line.
 * @param {readonly string[]} problems
 */
export function reportProblems(problems) {
  for (const problem of problems.slice(0, MOST_REPORTED)) console.warn(problem);
  if (problems.length > MOST_REPORTED)
    console.warn(`… and ${problems.length - MOST_REPORTED} more`);
}

/** As many lines as an editor will read; each names another problem to correct. */
const MOST_OF_CONTENT = 50;

/**
 * What editors should correct in the content, as a list.
 * @param {readonly string[]} problems
 * @returns {readonly string[]} lines.
 */
export function problemLines(problems) {
  const more = problems.length - MOST_OF_CONTENT;
  const lines = problems.slice(0, MOST_OF_CONTENT).map((problem) => `- ${problem}`);
  return more > 0 ? [...lines, `- and ${more} more`] : lines;
}

/**
 * Logs what editors should correct in the content. The site is built nevertheless.
 * @param {readonly string[]} problems
 */
export function reportContentProblems(problems) {
  if (problems.length === 0) return;
  console.warn(`${problems.length} to mend in the content:`);
  for (const line of problemLines(problems)) console.warn(line);
}
