import { useContext, useLayoutEffect } from 'react';
import { RenderResponseContext } from '../../site/render-response';

interface PageHeadProps {
  /** The whole title of the document, at most 60 characters. */
  readonly title: string;
  /** The description for search engines and link previews, at most 155 characters. */
  readonly description?: string;
}

/** The page's title and description; React puts them into the document's head. */
export function PageHead({ title, description }: PageHeadProps) {
  useContext(RenderResponseContext).head({
    title,
    ...(description !== undefined && { description }),
  });
  useLayoutEffect(() => {
    // Removes the title of `index.html`, which would take precedence over the `<title>` below.
    for (const element of document.head.querySelectorAll('[data-until-page]')) element.remove();
  }, []);
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}
