import { titleOf } from '../../content/meta/page-meta';
import { useSiteDetails } from '../../site/queries/use-site-details';
import { DocumentHead } from './document-head';

interface PageHeadProps {
  /** The page's own title, to which the name of the brand is added. */
  readonly title: string;
  /** The description for search engines and link previews, at most 155 characters. */
  readonly description?: string;
}

/** The page's title and description. */
export const PageHead = ({ title, ...others }: PageHeadProps) => (
  <DocumentHead title={titleOf(title, useSiteDetails().name)} {...others} />
);
