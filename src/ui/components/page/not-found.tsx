import { useContext } from 'react';
import { notFoundMeta } from '../../content/meta/not-found';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { RenderResponseContext } from '../../site/render-response';
import { MessagePage } from './message-page';
import { PageMeta } from './page-meta';
import { RedirectOr } from './redirect-or';

interface NotFoundProps {
  readonly title: string;
  readonly text: string;
  /** The list page of the content type, for the breadcrumb; omitted for a type without one. */
  readonly list?: { readonly label: string; readonly href: string };
  /** Links to other pages. */
  readonly children: ElementOnlyNode;
}

/** The page for a document that does not exist, unless the owner redirects its address. */
export function NotFound({ title, text, list, children }: NotFoundProps) {
  useContext(RenderResponseContext).notFound();
  return (
    <RedirectOr>
      <MessagePage
        crumbs={[...(list === undefined ? [] : [list]), { label: title }]}
        title={title}
        lead={text}
      >
        <PageMeta title={title} description={notFoundMeta.description} />
        <meta name="robots" content="noindex" />
        {children}
      </MessagePage>
    </RedirectOr>
  );
}
