import type { ProblemLog } from '../../src/application/ports/problem-log';

/** A log that stores the reported problems in `problems`, in the order of the reports. */
export function aProblemLog(): ProblemLog & { readonly problems: readonly string[] } {
  const problems: string[] = [];
  return { problems, report: (problem) => void problems.push(problem) };
}
