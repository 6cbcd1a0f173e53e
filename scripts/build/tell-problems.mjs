/** When the CMS's pictures are away, one line for each of 5,000 helps nobody. */
const MOST_TOLD = 5;

/**
 * What went wrong and stopped nothing, on lines of its own.
 * @param {readonly string[]} problems
 */
export function tellProblems(problems) {
  for (const problem of problems.slice(0, MOST_TOLD)) console.warn(problem);
  if (problems.length > MOST_TOLD) console.warn(`… and ${problems.length - MOST_TOLD} more`);
}
