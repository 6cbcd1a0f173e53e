import { messageNotSent } from '../content/pages/message-not-sent';
import { escapeMarkup as text } from '../seo/escape-markup';
import { standaloneDocument } from './standalone-document';

type Status = keyof typeof messageNotSent.why;

/** The whole document that a host answers to a form's post in place of a bare error. */
function messageNotSentDocument(status: Status): Promise<string> {
  const { heading, why, keep, otherWays } = messageNotSent;
  return standaloneDocument({
    heading,
    otherWays,
    body: `<div class="wrong">
        <p>${text(why[status])}</p>
        <p>${text(keep)}</p>
      </div>`,
  });
}

/** Each such document by its address: hosts answer with the one of their status. */
export const messageNotSentFiles = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      ([502, 429, 413] as const).map(
        async (status) =>
          [`/message-not-sent/${status}.html`, await messageNotSentDocument(status)] as const,
      ),
    ),
  );
