import type { BlogPost, PostId, PostQuery, PostSummary } from '../../domain/journal/blog-post';
import type { Page } from '../../domain/shared/page';
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
  /** None where it is left out. */
  readonly topics?: readonly string[];
  readonly body: readonly BodyBlockDraft[];
}

export interface PostNeighbours {
  /** The post written just before. */
  readonly previous: PostSummary | null;
  readonly next: PostSummary | null;
}

/**
 * The brand's journal. Only published posts are ever read, but one that an editor previews. Every method rejects with a
 * `ContentError`; a single broken post in a list is left out and reported, not fatal.
 */
export interface Blog {
  /** The first posts as the journal itself orders them, one answer's worth. */
  list(options?: ReadOptions): Promise<readonly PostSummary[]>;
  /** Newest first. A page past the end is empty. */
  search(query: PostQuery, options?: ReadOptions): Promise<Page<PostSummary>>;
  /** What the posts are about, what most are about first; of a long journal, those of the newest. */
  topics(options?: ReadOptions): Promise<readonly string[]>;
  /** `null` when there is no such post. */
  byId(id: PostId, options?: ReadOptions): Promise<BlogPost | null>;
  neighbours(post: PostSummary, options?: ReadOptions): Promise<PostNeighbours>;
}

/** The journal as its editors have it. */
export interface EditableBlog extends Blog {
  create(draft: PostDraft): Promise<BlogPost>;
  /** Changes what is given and keeps the rest; a given body replaces the whole body. */
  update(id: PostId, changes: Partial<PostDraft>): Promise<BlogPost | null>;
  /** Removing what is not there is no error. */
  remove(id: PostId): Promise<void>;
}
