import type { Picture } from './picture';

/**
 * What search engines and link previews show of a document instead of its own title, description
 * and picture. For a field that is empty or `null`, they show the document's own value.
 */
export interface SearchListing {
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
}

/** Maximum lengths, in characters. */
export const SEARCH_LISTING_LIMITS = { title: 60, description: 155 } as const;

/** Returns the listing; `null` if all its fields are empty. */
export const searchListing = (listing: SearchListing): SearchListing | null =>
  listing.title === '' && listing.description === '' && listing.picture === null ? null : listing;
