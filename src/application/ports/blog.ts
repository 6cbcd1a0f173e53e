import type { BlogPost, PostId, PostQuery, PostSummary } from '../../domain/journal/blog-post';
import type { Page } from '../../domain/shared/page';
import type { SearchListingDraft } from '../search-listing-draft';
import type { PictureId } from './picture-library';
import type { ReadOptions } from './read-options';

export type BodyBlockDraft =
  | { readonly kind: 'markdown'; readonly markdown: string }
  | { readonly kind: 'quote'; readonly text: string; readonly author: string | null }
  | {
      readonly kind: 'picture';
      readonly picture: PictureId | null;
      readonly alt: string;
      readonly caption: string | null;
    };

/** A post as an editor writes it. */
export interface PostDraft {
  readonly title: string;
  readonly description: string;
  readonly picture: PictureId | null;
  /** ISO date, `2025-03-12`. */
  readonly publishedOn: string | null;
  /** No topics when omitted. */
  readonly topics?: readonly string[];
  readonly body: readonly BodyBlockDraft[];
  readonly searchListing?: SearchListingDraft | null;
}

export interface PostNeighbours {
  /** The next older post; `null` when there is none. */
  readonly previous: PostSummary | null;
  /** The next newer post; `null` when there is none. */
  readonly next: PostSummary | null;
}

/**
 * The brand's journal. It reads published posts only, except for the draft that an editor previews.
 * On failure, every method rejects with a `ContentError`. A list leaves out a post whose data
 * is malformed, and reports it to the `ProblemLog`.
 */
export interface Blog {
  /**
   * The first page of posts, in the default order of the CMS. The CMS in `cms/` lists the newest
   * first.
   */
  list(options?: ReadOptions): Promise<readonly PostSummary[]>;
  /** Returns one page of the matching posts, newest first. A page past the end is empty. */
  search(query: PostQuery, options?: ReadOptions): Promise<Page<PostSummary>>;
  /**
   * The topics of the posts, most frequent first. In a long journal, the topics of the newest posts
   * only.
   */
  topics(options?: ReadOptions): Promise<readonly string[]>;
  /** Returns a post; `null` when no post has this id. */
  byId(id: PostId, options?: ReadOptions): Promise<BlogPost | null>;
  neighbours(post: PostSummary, options?: ReadOptions): Promise<PostNeighbours>;
}

/** The journal with the operations of an editor. */
export interface EditableBlog extends Blog {
  create(draft: PostDraft): Promise<BlogPost>;
  /** Changes the given fields only; a given body replaces the whole body. */
  update(id: PostId, changes: Partial<PostDraft>): Promise<BlogPost | null>;
  /** Removing a missing post is not an error. */
  remove(id: PostId): Promise<void>;
}
