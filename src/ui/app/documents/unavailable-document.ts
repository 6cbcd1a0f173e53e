import type { SiteDetails } from '../../../domain/site/site-details';
import { unavailable } from '../../content/pages/unavailable';
import { escapeMarkup } from '../../seo/escape-markup';

/**
 * Builds the document for a page that cannot be rendered at the moment. It loads no other file and
 * has no styles.
 */
export function unavailableDocument({ contact }: Pick<SiteDetails, 'contact'>): string {
  const [title, lead, email] = [unavailable.title, unavailable.lead, contact.email].map(
    escapeMarkup,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${lead} <a href="mailto:${email}">${email}</a></p>
  </body>
</html>
`;
}
