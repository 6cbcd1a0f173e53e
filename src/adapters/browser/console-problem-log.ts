import type { ProblemLog } from '../../application/ports/problem-log';

/** Reports problems to the console as warnings and not as errors, because the page itself works. */
export const consoleProblemLog = (): ProblemLog => ({
  report: (problem, details) => console.warn(problem, details),
});
