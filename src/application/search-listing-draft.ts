import type { SearchListing } from '../domain/shared/search-listing';
import type { PictureId } from './ports/picture-library';

/** A search listing as an editor writes it. */
export interface SearchListingDraft extends Omit<SearchListing, 'picture'> {
  readonly picture: PictureId | null;
}
