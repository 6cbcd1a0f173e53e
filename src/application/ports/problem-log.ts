/** Receives faults that the visitor need not see, such as one broken product in a list. */
export interface ProblemLog {
  report(problem: string, details: unknown): void;
}
