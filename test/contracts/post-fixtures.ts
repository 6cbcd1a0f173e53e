import type { EditableBlog, PostDraft } from '../../src/application/ports/blog';
import type { PictureId } from '../../src/application/ports/picture-library';
import type { BlogPost } from '../../src/domain/journal/blog-post';
import { aPostDraft } from '../builders/a-post-draft';

/** A word that occurs in every post of `journal` and, most likely, in no other post. */
export const POST_MARK = 'Warsame';

/** Returns the posts that a blog contains while its contract is tested, oldest first. */
export const journal = (picture: PictureId): readonly PostDraft[] => [
  aPostDraft({
    title: 'Warsame cuts the bark',
    picture,
    publishedOn: '2025-03-12',
    searchListing: { title: 'The first cut', description: 'Why Warsame waits.', picture },
    body: [
      { kind: 'markdown', markdown: '## The cut\n\nA shallow **cut** & <b>patience</b>.' },
      { kind: 'picture', picture, alt: 'Resin bleeding', caption: 'Two weeks on' },
      { kind: 'quote', text: 'The tree gives only what it can spare.', author: 'A harvester' },
      { kind: 'picture', picture, alt: '', caption: null },
      { kind: 'picture', picture: null, alt: 'Lost', caption: 'A picture that was lost' },
      { kind: 'quote', text: 'It gives.', author: null },
      { kind: 'markdown', markdown: 'A second paragraph, after the quote.' },
    ],
  }),
  aPostDraft({ title: 'Warsame 100% dry_wood', publishedOn: '2025-04-01', body: [] }),
  aPostDraft({ title: 'warsame, the "still" & café', description: '', publishedOn: '2025-04-02' }),
  aPostDraft({
    title: 'On storing',
    description: 'WARSAME keeps it cool.',
    publishedOn: '2024-01-01',
  }),
];

/**
 * Stores the drafts in a blog. Returns the posts that it then contains: each draft with an id and
 * timestamps.
 */
export async function written(
  blog: EditableBlog,
  drafts: readonly PostDraft[],
): Promise<readonly BlogPost[]> {
  const held: BlogPost[] = [];
  for (const { title, description, publishedOn, ...draft } of drafts) {
    const made = await blog.create({
      ...draft,
      title,
      description,
      publishedOn,
    });
    const { id, picture, pictureCaption, topics, createdAt, changedAt, body } = made;
    held.push({
      id,
      title,
      description,
      picture,
      pictureCaption,
      searchListing: made.searchListing,
      topics,
      publishedOn,
      createdAt,
      changedAt,
      body,
    });
  }
  return held;
}
