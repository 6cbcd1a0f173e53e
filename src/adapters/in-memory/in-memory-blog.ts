import type { BodyBlockDraft, EditableBlog, PostDraft } from '../../application/ports/blog';
import {
  type BlogPost,
  type BodyBlock,
  POSTS_PER_PAGE,
  type PostId,
  postSummary,
} from '../../domain/journal/blog-post';
import { newestFirst } from '../../domain/journal/newest-first';
import { hasTopic, topicsOf } from '../../domain/journal/topics';
import { matchesText } from '../../domain/shared/matches-text';
import { fitsSearch, listingFromDraft } from './listing-from-draft';
import { capped, paginate } from './paginate';
import { type PictureOf, pictureFinder } from './picture-finder';
import { refuse } from './refuse-write';

/** The default limit of Strapi, for a query that sets no limit. */
const DEFAULT_LIMIT = 25;

type PictureFinder = ReturnType<typeof pictureFinder>;

function toBlock(draft: BodyBlockDraft, index: number, findPicture: PictureFinder): BodyBlock {
  const key = `${draft.kind}:${index}`;
  if (draft.kind !== 'picture') return { ...draft, key };
  const picture = findPicture(draft.picture, 'body');
  return {
    kind: 'picture',
    key,
    picture: picture && { ...picture, alt: draft.alt || picture.alt },
    caption: draft.caption,
  };
}

const isDated = ({ createdAt }: BlogPost): boolean => createdAt !== null;

/**
 * Creates a blog in memory: edits are lost when the page is closed. `pictureOf` finds the pictures
 * to which drafts refer.
 */
export function inMemoryBlog(
  initial: readonly BlogPost[],
  pictureOf: PictureOf,
  now: () => string,
): EditableBlog {
  const stored = new Map<PostId, BlogPost>(initial.map((post) => [post.id, post]));
  const findPicture = pictureFinder(pictureOf);
  let created = stored.size;

  const store = (post: BlogPost): BlogPost => {
    if (post.title.trim() === '') refuse(['title']);
    if (!fitsSearch(post.searchListing)) refuse(['searchListing']);
    stored.set(post.id, post);
    return post;
  };
  const changed = (
    post: BlogPost,
    { picture, body, searchListing, ...changes }: Partial<PostDraft>,
  ): BlogPost => ({
    ...post,
    ...changes,
    ...(picture !== undefined && { picture: findPicture(picture, 'picture') }),
    ...(searchListing !== undefined && {
      searchListing: listingFromDraft(searchListing, findPicture),
    }),
    ...(body && { body: body.map((block, index) => toBlock(block, index, findPicture)) }),
  });
  const sorted = () => [...stored.values()].sort(newestFirst);

  return {
    list: async () => capped(sorted(), DEFAULT_LIMIT).map(postSummary),
    async search({ text, topic, page = 1, pageSize = POSTS_PER_PAGE }) {
      const found = sorted().filter((post) => matchesText(post, text) && hasTopic(post, topic));
      const result = paginate(found, page, pageSize);
      return { ...result, items: result.items.map(postSummary) };
    },
    topics: async () => topicsOf(sorted()),
    byId: async (id) => stored.get(id) ?? null,
    async neighbours({ id }) {
      const posts = sorted().filter(isDated).map(postSummary);
      const at = posts.findIndex((post) => post.id === id);
      if (at === -1) return { previous: null, next: null };
      return { previous: posts[at + 1] ?? null, next: posts[at - 1] ?? null };
    },
    async create(draft) {
      created += 1;
      const id = `post-${created}` as PostId;
      const empty = { id, title: '', description: '', picture: null, publishedOn: null };
      const nothing = { topics: [], pictureCaption: null, searchListing: null, body: [] };
      const made = { ...empty, ...nothing, changedAt: null };
      return store(changed({ ...made, createdAt: now() }, draft));
    },
    async update(id, changes) {
      const post = stored.get(id);
      return post ? store(changed(post, changes)) : null;
    },
    async remove(id) {
      stored.delete(id);
    },
  };
}
