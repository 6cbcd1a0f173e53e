import type { Picture } from '../shared/picture';

/**
 * A run of formatted text. The types of this file describe text from the CMS's block editor,
 * reduced to what a page can show.
 */
export interface RichTextLeaf {
  readonly type: 'text';
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strikethrough: boolean;
  readonly code: boolean;
}

export interface RichTextLink {
  readonly type: 'link';
  readonly url: string;
  readonly children: readonly RichTextLeaf[];
}

export type RichTextInline = RichTextLeaf | RichTextLink;

export interface RichTextListItem {
  readonly type: 'list-item';
  readonly children: readonly (RichTextInline | RichTextList)[];
}

export interface RichTextList {
  readonly type: 'list';
  readonly ordered: boolean;
  readonly children: readonly RichTextListItem[];
}

export type RichTextNode =
  | { readonly type: 'paragraph'; readonly children: readonly RichTextInline[] }
  | { readonly type: 'quote'; readonly children: readonly RichTextInline[] }
  | {
      readonly type: 'heading';
      readonly level: number;
      readonly children: readonly RichTextInline[];
    }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'picture'; readonly picture: Picture }
  | RichTextList;
