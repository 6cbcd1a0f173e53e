export interface FaqQuestion {
  /** The anchor of the question. Do not change it after publication. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}
