import { gettingReady } from '../content/pages/getting-ready';
import { escapeMarkup as text } from '../seo/escape-markup';
import { standaloneDocument } from './standalone-document';

const AGAIN_S = 10;

/** The whole document that stands for each page until the site is published for the first time. */
export function gettingReadyDocument(): Promise<string> {
  const { heading, lead, otherWays } = gettingReady;
  return standaloneDocument({
    heading,
    otherWays,
    body: `<p>${text(lead)}</p>`,
    head: `\n    <meta http-equiv="refresh" content="${AGAIN_S}" />`,
  });
}
