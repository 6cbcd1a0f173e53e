import { useContext } from 'react';
import { notFoundMeta } from '../../content/meta/not-found';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { RenderResponseContext } from '../../site/render-response';
import { PageHead } from './page-head';
import { ShortPage } from './short-page';

interface NotFoundProps {
  readonly title: string;
  readonly text: string;
  /** The list page of the content type, for the breadcrumb. */
  readonly list: { readonly label: string; readonly href: string };
  /** Links to other pages. */
  readonly children: ElementOnlyNode;
}

/** The page for a product or post that does not exist. */
export function NotFound({ title, text, list, children }: NotFoundProps) {
  useContext(RenderResponseContext).notFound();
  return (
    <ShortPage crumbs={[list, { label: title }]} title={title} lead={text}>
      <PageHead title={title} description={notFoundMeta.description} />
      <meta name="robots" content="noindex" />
      {children}
    </ShortPage>
  );
}
