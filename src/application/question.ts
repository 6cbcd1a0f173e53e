/** A question to a port, as JSON can hold it. */
export interface Question {
  readonly port: string;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** One that was answered, with as much of its answer as tells when to ask it again. */
export interface AnsweredQuestion extends Question {
  /** Of the items that a list answered. */
  readonly ids: readonly string[];
  /** Where they stood in the whole: from the first up to, not including, the second. */
  readonly span: readonly [from: number, to: number];
  /** Whether they were all that was found. */
  readonly isWhole: boolean;
}
