import type { SearchListingDraft } from '../../../application/search-listing-draft';
import { type SearchListing, searchListing } from '../../../domain/shared/search-listing';
import type { MediaWire } from './strapi-wire';
import { toPictureOrNull } from './to-picture';

interface SearchWire {
  readonly searchTitle: string;
  readonly searchDescription: string;
  readonly searchPicture: MediaWire | null;
}

export const toSearchListing = (
  { searchTitle, searchDescription, searchPicture }: SearchWire,
  host: string,
): SearchListing | null =>
  searchListing({
    title: searchTitle.trim(),
    description: searchDescription.trim(),
    picture: toPictureOrNull(searchPicture, host),
  });

/**
 * Returns the CMS's fields of a search listing, to spread into a request. An omitted listing adds
 * no field; `null` empties all of them.
 */
export const fromSearchListing = (listing: SearchListingDraft | null | undefined) =>
  listing !== undefined && {
    searchTitle: listing?.title ?? null,
    searchDescription: listing?.description ?? null,
    searchPicture: listing?.picture ?? null,
  };
