import type { PostDraft } from '../../src/application/ports/blog';

/** A draft as an editor would write it: a title, a description and one paragraph. */
export const aPostDraft = (given: Partial<PostDraft> = {}): PostDraft => ({
  title: 'How a tear forms',
  description: 'From the cut in the bark to the still.',
  picture: null,
  publishedOn: null,
  body: [{ kind: 'markdown', markdown: 'A shallow cut.' }],
  ...given,
});
