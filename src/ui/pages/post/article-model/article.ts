import type { Root } from 'hast';
import type { BodyBlock } from '../../../../domain/journal/blog-post';
import type { Heading } from '../../../../domain/journal/table-of-contents';
import type { Picture } from '../../../../domain/shared/picture';

/** A picture of a post with its number on the page. */
export interface Plate {
  readonly key: string;
  /** Position among the pictures with a caption, from 1; 0 for a picture without a caption. */
  readonly number: number;
  readonly picture: Picture | null;
  readonly caption: string | null;
}

export type ArticlePart =
  | { readonly kind: 'text'; readonly key: string; readonly tree: Root }
  | Extract<BodyBlock, { readonly kind: 'quote' }>
  /** One picture, or two side by side. */
  | {
      readonly kind: 'plates';
      readonly key: string;
      readonly plates: readonly [Plate] | readonly [Plate, Plate];
    };

/** A post's body, ready to render. */
export interface Article {
  readonly parts: readonly ArticlePart[];
  /** Empty when the text is too short to need a table of contents. */
  readonly contents: readonly Heading[];
  /** Caption of the post's lead picture; `null` when there is none. */
  readonly leadCaption: string | null;
  /** Reading time in minutes; `null` when there is nothing to read. */
  readonly minutes: number | null;
}
