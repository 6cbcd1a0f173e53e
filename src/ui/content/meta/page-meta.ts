/**
 * Title and description of a page, for browser tabs, search engines and shared links. A title has
 * at most 60 characters, including the name of the brand, and a description at most 155; a test
 * checks both limits. The texts of each page are in their own file in `meta/`, so that a visitor
 * loads only those of the visited pages.
 */
export interface PageMeta {
  /** The page's own title; `PageMeta` adds the name of the brand. */
  readonly title: string;
  readonly description: string;
}

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;

/**
 * Shortens a text to at most `longest` characters: cuts it after a whole word and adds an ellipsis.
 */
const shortened = (text: string, longest: number): string => {
  const plain = text.replace(/\s+/gu, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).replace(/[\s,;:–.]+$/u, '');
  return `${words === '' ? cut : words}…`;
};

/** The end of the document title of every page but home. */
export const titleEnding = (brandName: string): string => ` – ${brandName}`;

/**
 * Returns the document title of a page, a product or a post: its name, shortened if necessary, and
 * the name of the brand.
 */
export const titleOf = (name: string, brandName: string): string => {
  const ending = titleEnding(brandName);
  return `${shortened(name, LONGEST_TITLE - ending.length)}${ending}`;
};

/**
 * Returns the document title for a title that the owner wrote for search engines. The name of the
 * brand follows if both fit; otherwise the title is alone and shortened if necessary.
 */
export const searchTitleOf = (title: string, brandName: string): string => {
  const whole = `${title}${titleEnding(brandName)}`;
  return whole.length <= LONGEST_TITLE ? whole : shortened(title, LONGEST_TITLE);
};

/**
 * Returns the description of a product or a post for search engines: the beginning of `text`, or
 * `otherwise` if `text` is empty.
 */
export const descriptionOf = (text: string, otherwise: string): string =>
  text.trim() === '' ? otherwise : shortened(text, LONGEST_DESCRIPTION);
