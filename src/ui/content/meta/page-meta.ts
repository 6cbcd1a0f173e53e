import { brand } from '../brand';

/**
 * What a browser tab, a search engine and a shared link say about a page. A title has at most 60
 * characters, a description at most 155 (a test counts them). The words of each page are in
 * `meta/`, apart, so that a visitor loads those of the pages that are looked at.
 */
export interface PageMeta {
  /** The whole title of the document. */
  readonly title: string;
  readonly description: string;
}

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;

/** Whole words only, with an ellipsis where something was left out. */
const shortened = (text: string, longest: number): string => {
  const plain = text.replace(/\s+/gu, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).replace(/[\s,;:–.]+$/u, '');
  return `${words === '' ? cut : words}…`;
};

/** The title of the document of a page, a product or a post of that name. */
export const titleOf = (name: string): string => {
  const ending = ` – ${brand.name}`;
  return `${shortened(name, LONGEST_TITLE - ending.length)}${ending}`;
};

/**
 * The description of the page of one product or post: the beginning of its own text, or `otherwise`
 * without one.
 */
export const descriptionOf = (text: string, otherwise: string): string =>
  text.trim() === '' ? otherwise : shortened(text, LONGEST_DESCRIPTION);
