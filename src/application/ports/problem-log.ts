/** Receives problems that are not shown to visitors, such as one invalid product in a list. */
export interface ProblemLog {
  report(problem: string, details: unknown): void;
}
