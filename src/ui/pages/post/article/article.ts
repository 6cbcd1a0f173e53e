import type { Root } from 'hast';
import type { BodyBlock } from '../../../../domain/journal/blog-post';
import type { Heading } from '../../../../domain/journal/table-of-contents';
import type { Picture } from '../../../../domain/shared/picture';

/** A picture of a post with its number on the page. */
export interface Plate {
  readonly key: string;
  /** From 1, among the pictures with a caption. */
  readonly number: number;
  readonly picture: Picture | null;
  readonly caption: string | null;
}

export type ArticlePart =
  | { readonly kind: 'text'; readonly key: string; readonly tree: Root }
  | Extract<BodyBlock, { readonly kind: 'quote' }>
  /** One picture, or two beside each other. */
  | {
      readonly kind: 'plates';
      readonly key: string;
      readonly plates: readonly [Plate] | readonly [Plate, Plate];
    };

/** A post's body as the page draws it. */
export interface Article {
  readonly parts: readonly ArticlePart[];
  /** Empty where the text is too short to need one. */
  readonly contents: readonly Heading[];
  /** Of the picture that leads the post; `null` where there is none. */
  readonly leadCaption: string | null;
  /** To read it; `null` where there is nothing to read. */
  readonly minutes: number | null;
}
