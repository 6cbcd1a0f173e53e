/** The texts that every post's page shows beside the post itself. */
export interface PostPageTexts {
  /** The heading above the list of a post's parts. */
  readonly contents: string;
  readonly whenEmpty: string;
  readonly readNext: string;
}
