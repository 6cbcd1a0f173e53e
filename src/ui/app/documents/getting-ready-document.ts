import type { SiteDetails } from '../../../domain/site/site-details';
import { gettingReady } from '../../content/pages/getting-ready';
import { escapeMarkup as text } from '../../seo/escape-markup';
import { standaloneDocument } from './standalone-document';

const RELOAD_AFTER_S = 10;

/** Returns the document that the host serves for every page until the site is first published. */
export function gettingReadyDocument(site: SiteDetails): Promise<string> {
  const { heading, lead, otherWays } = gettingReady;
  return standaloneDocument(site, {
    heading,
    otherWays,
    body: `<p>${text(lead)}</p>`,
    head: `\n    <meta http-equiv="refresh" content="${RELOAD_AFTER_S}" />`,
  });
}
