import type { SiteDetails } from '../../../domain/site/site-details';
import { messageNotSent } from '../../content/pages/message-not-sent';
import { escapeMarkup as text } from '../../seo/escape-markup';
import { standaloneDocument } from './standalone-document';

type Status = keyof typeof messageNotSent.why;

/** Returns the document that a host serves, instead of a bare error, when a form's POST fails. */
function messageNotSentDocument(site: SiteDetails, status: Status): Promise<string> {
  const { heading, why, keep, otherWays } = messageNotSent;
  return standaloneDocument(site, {
    heading,
    otherWays,
    body: `<div class="wrong">
        <p>${text(why[status])}</p>
        <p>${text(keep)}</p>
      </div>`,
  });
}

/** Returns the documents for all response statuses, keyed by path. */
export const messageNotSentFiles = async (
  site: SiteDetails,
): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      ([502, 429, 413] as const).map(
        async (status) =>
          [`/message-not-sent/${status}.html`, await messageNotSentDocument(site, status)] as const,
      ),
    ),
  );
