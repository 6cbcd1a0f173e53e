import type { ShownField } from './panel-form';

interface Listing {
  /** An example of a title for search results. */
  readonly title: string;
  /** What search results show if the title is empty. */
  readonly titleIfEmpty: string;
  /** An example of a description for search results. */
  readonly description: string;
  readonly descriptionIfEmpty: string;
}

/** Returns the fields for search engines and link previews, which products and posts both have. */
export const searchListing = ({
  title,
  titleIfEmpty,
  description,
  descriptionIfEmpty,
}: Listing): Readonly<Record<string, ShownField>> => ({
  searchTitle: {
    label: 'Title in search results',
    help: `For search engines, shared links and the browser’s tab, up to 60 characters: “${title}”; if empty, ${titleIfEmpty}. The name of the brand follows where it fits.`,
    width: 12,
  },
  searchDescription: {
    label: 'Description in search results',
    help: `One or two sentences for search engines and shared links, up to 155 characters: “${description}”; if empty, ${descriptionIfEmpty}.`,
    width: 12,
  },
  searchPicture: {
    label: 'Picture of shared links',
    help: 'Shown when the address of the page is shared, such as in a chat; if empty, the main picture. At least 1200 pixels wide.',
    width: 12,
  },
});
