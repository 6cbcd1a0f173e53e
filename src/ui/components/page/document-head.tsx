import { useContext, useLayoutEffect } from 'react';
import { RenderResponseContext } from '../../site/render-response';

interface DocumentHeadProps {
  /** The whole title of the document, at most 60 characters. */
  readonly title: string;
  /** The description for search engines and link previews, at most 155 characters. */
  readonly description?: string;
}

/** Sets the title and description of the document. */
export function DocumentHead({ title, description }: DocumentHeadProps) {
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
