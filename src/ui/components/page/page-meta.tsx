import type { SearchListing } from '../../../domain/shared/search-listing';
import { searchTitleOf, titleOf } from '../../content/meta/page-meta';
import { useSiteDetails } from '../../site/queries/use-site-details';
import { DocumentHead } from './document-head';

interface PageMetaProps {
  /** The page's own title, to which the name of the brand is added. */
  readonly title: string;
  /** The description for search engines and link previews, at most 155 characters. */
  readonly description?: string;
  /** The owner's texts for search results. If they contain a title, it replaces `title`. */
  readonly listing?: SearchListing | null;
}

/**
 * Sets the document's title and description. The name of the brand is appended to the title, unless
 * the owner's search title leaves no room for it.
 */
export function PageMeta({ title, listing = null, ...others }: PageMetaProps) {
  const { name } = useSiteDetails();
  const whole = listing?.title ? searchTitleOf(listing.title, name) : titleOf(title, name);
  return <DocumentHead title={whole} {...others} />;
}
