import type { SearchListingDraft } from '../../application/search-listing-draft';
import {
  SEARCH_LISTING_LIMITS,
  type SearchListing,
  searchListing,
} from '../../domain/shared/search-listing';
import type { pictureFinder } from './picture-finder';

/** Whether the length of a search listing's texts is within the limits of the CMS. */
export const fitsSearch = (listing: SearchListing | null): boolean =>
  listing === null ||
  (listing.title.length <= SEARCH_LISTING_LIMITS.title &&
    listing.description.length <= SEARCH_LISTING_LIMITS.description);

export const listingFromDraft = (
  draft: SearchListingDraft | null,
  findPicture: ReturnType<typeof pictureFinder>,
): SearchListing | null =>
  draft && searchListing({ ...draft, picture: findPicture(draft.picture, 'searchPicture') });
