import type { SiteDetails } from '../../../domain/site/site-details';
import { telephoneToDial } from '../../../domain/site/telephone-to-dial';
import { escapeMarkup as text } from '../../seo/escape-markup';
import { theme } from '../../theme/theme';
import { withStyleHashes } from './csp-style-hashes';

const { colour } = theme;

/** CSS with the site's colours, but with system fonts, because the document loads no other file. */
const STYLE = `body { margin: 0; background: ${colour.paper}; color: ${colour.ink}; font: 1.0625rem/1.6 Georgia, serif; }
main { box-sizing: border-box; max-width: 40rem; margin: 0 auto; padding: 8vh 20px 12vh; overflow-wrap: anywhere; }
h1 { margin: 2rem 0 1rem; font-size: 2rem; font-weight: 400; line-height: 1.2; }
a { color: ${colour.umber}; text-underline-offset: 0.25em; }
.name, .line { margin: 0; }
.name { font-size: 1.5rem; }
.line { color: ${colour.lichen}; }
.wrong { margin: 0 0 2rem; padding: 1.5rem; border-inline-start: 2px solid ${colour.error}; background: ${colour.chalk}; }
.wrong p { margin: 0 0 1rem; }
.wrong p:last-child { margin: 0; }
.ways { margin: 0; padding: 0; list-style: none; }
.ways a { display: inline-block; padding: 0.75rem 0; }
:focus-visible { outline: 2px solid ${colour.umber}; outline-offset: 3px; }`;

const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'self'";

interface Parts {
  readonly heading: string;
  /** Markup between the heading and the contact details. */
  readonly body: string;
  /** The text before the e-mail address and the telephone number. */
  readonly otherWays: string;
  /** Further markup for the head. */
  readonly head?: string;
}

/**
 * Builds a document in the site's design that needs no script and no other file, so that it works
 * while everything else is unreachable. It is excluded from search engines.
 */
export function standaloneDocument(
  { name, line, contact }: SiteDetails,
  { heading, body, otherWays, head = '' }: Parts,
): Promise<string> {
  const { email, telephone } = contact;
  return withStyleHashes(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />${head}
    <title>${text(`${heading} – ${name}`)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <p class="name">${text(name)}</p>
      <p class="line">${text(line)}</p>
      <h1>${text(heading)}</h1>
      ${body}
      <p>${text(otherWays)}</p>
      <ul class="ways">
        <li><a href="mailto:${text(email)}">${text(email)}</a></li>
        <li><a href="tel:${text(telephoneToDial(telephone))}">${text(telephone)}</a></li>
      </ul>
    </main>
  </body>
</html>
`);
}
