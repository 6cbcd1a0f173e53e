import type { Brand } from '../shared/branded-type';
import { type Picture, pictureOfCard } from '../shared/picture';
import type { SearchListing } from '../shared/search-listing';
import type { RichTextNode } from './rich-text';

export type PostId = Brand<string, 'PostId'>;

/** The fields of a post that a list contains. */
export interface PostSummary {
  readonly id: PostId;
  readonly title: string;
  /** Plain text; empty when there is none. */
  readonly description: string;
  readonly picture: Picture | null;
  /** Topics as the editor wrote them, for example `Harvest`. */
  readonly topics: readonly string[];
  /** ISO date or date and time of publication; `null` when the CMS gave none. */
  readonly publishedOn: string | null;
  /**
   * ISO date and time of creation; `null` when unknown. The journal is sorted by this value, so
   * that no edit changes the order.
   */
  readonly createdAt: string | null;
  /** ISO date and time of the last edit; `null` when unknown. */
  readonly changedAt: string | null;
}

/** The fields of a post that are shown on a card that does not show topics. */
export type PostTeaser = Pick<
  PostSummary,
  'id' | 'title' | 'description' | 'picture' | 'publishedOn'
>;

export const postTeaser = ({
  id,
  title,
  description,
  picture,
  publishedOn,
}: PostSummary): PostTeaser => ({ id, title, description, picture, publishedOn });

/** The fields of a post that a link to it needs. */
export type PostLink = Pick<PostSummary, 'id' | 'title'>;

/** A part of the text of a post. `key` is unique within the post. */
export type BodyBlock =
  | {
      readonly kind: 'markdown';
      readonly key: string;
      readonly markdown: string;
      /** Origin of the relative picture and file addresses in the text; this site when absent. */
      readonly mediaBaseUrl?: string;
    }
  | {
      readonly kind: 'rich-text';
      readonly key: string;
      readonly nodes: readonly RichTextNode[];
      /** Origin of relative addresses, as in the Markdown block. */
      readonly mediaBaseUrl?: string;
    }
  | {
      readonly kind: 'quote';
      readonly key: string;
      readonly text: string;
      readonly author: string | null;
    }
  | {
      readonly kind: 'picture';
      readonly key: string;
      readonly picture: Picture | null;
      readonly caption: string | null;
    };

export interface BlogPost extends PostSummary {
  /** Shown below the picture on the post's page; `null` when there is none. */
  readonly pictureCaption: string | null;
  readonly body: readonly BodyBlock[];
  /** Replaces the post's title, description and picture in search results; `null` for none. */
  readonly searchListing: SearchListing | null;
}

/** The post as it appears in a list: only the fields of a list's entry. */
export const postSummary = ({
  pictureCaption: _,
  body: __,
  searchListing: ___,
  picture,
  ...summary
}: BlogPost): PostSummary => ({ ...summary, picture: pictureOfCard(picture) });

/** Selects a page of the journal. Posts are sorted newest first; ties are broken by id. */
export interface PostQuery {
  /** Matches the title or the description, ignoring case. */
  readonly text?: string;
  /** Matches one of the topics of the post, ignoring case. */
  readonly topic?: string;
  /** Page number, from 1. */
  readonly page?: number;
  readonly pageSize?: number;
  readonly locale?: string;
}

export const POSTS_PER_PAGE = 9;
