/** The texts of a post's page that are the same for all posts. */
export interface PostPageTexts {
  /** The heading of the post's table of contents. */
  readonly contents: string;
  readonly whenEmpty: string;
  readonly readNext: string;
}
