/** Where faults go that a visitor need not know of, such as one broken product in a list. */
export interface ProblemLog {
  report(problem: string, details: unknown): void;
}
