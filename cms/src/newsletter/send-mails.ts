import type { Core } from '@strapi/strapi';
import { isMailSetUp } from '../mail/is-mail-set-up';
import { queueMail } from '../mail/queue-mail';
import { readBrand } from '../site/read-brand';
import { confirmationMail, knownMail } from './compose-mail';
import { hashOfToken, newToken } from './confirmation-token';
import { confirmationLink, withdrawalLink } from './newsletter-links';
import { notMailedLately, pendingUntil, SUBSCRIBER, type Subscriber } from './subscriber';

/** Maximum number of mails that one call sends; the next call sends the remaining ones. */
const MOST = 100;

/**
 * Marks an entry as mailed, and stores the hash of the new token if the entry is pending. Returns
 * false when another call or process has marked the entry, or when a mail to the address was sent
 * in the last hour.
 */
const claim = async (strapi: Core.Strapi, { id, state }: Subscriber, token: string, now: Date) => {
  const renewed =
    state === 'pending' ? { tokenHash: hashOfToken(token), expiresAt: pendingUntil(now) } : {};
  const { count } = await strapi.db.query(SUBSCRIBER).updateMany({
    where: { id, state, mailDue: true, ...notMailedLately(now) },
    data: { mailDue: false, mailedAt: now, ...renewed },
  });
  return count === 1;
};

type Site = Awaited<ReturnType<typeof readBrand>>;

const sendTo = async (
  strapi: Core.Strapi,
  entry: Subscriber,
  { brand, publicAddress }: Site,
  now: Date,
) => {
  const token = newToken();
  if (!(await claim(strapi, entry, token, now))) return;
  const withdrawal = withdrawalLink(strapi, entry.documentId);
  const mail =
    entry.state === 'pending'
      ? confirmationMail(
          { confirmation: confirmationLink(strapi, token), withdrawal },
          entry.consent ?? '',
          brand,
        )
      : knownMail({ withdrawal }, brand);
  try {
    // The text of the consent says that a reply removes the subscriber from the list. Replies must
    // therefore reach the owner, and the sender's address may be a mailbox that nobody reads.
    await queueMail(strapi, {
      to: entry.email ?? '',
      ...(publicAddress && { replyTo: publicAddress }),
      ...mail,
    });
  } catch (error) {
    // Mark the mail as due again, so that the next call sends it with a new token.
    await strapi.db.query(SUBSCRIBER).updateMany({
      where: { id: entry.id, mailedAt: now, state: entry.state },
      data: { mailDue: true, mailedAt: null },
    });
    strapi.log.error(
      `No mail went out for sign-up ${entry.documentId}: ${(error as Error).message}`,
    );
  }
};

/**
 * Sends the mails that are due, at most one an hour to an address. The limit holds for all calls of
 * all processes together. A mail contains nothing that a visitor typed, because the address may be
 * a stranger's.
 */
export const sendDueMails = async (strapi: Core.Strapi, now: Date): Promise<void> => {
  if (!isMailSetUp(strapi)) return;
  const due: Subscriber[] = await strapi.db.query(SUBSCRIBER).findMany({
    where: { mailDue: true, state: { $in: ['pending', 'confirmed'] } },
    orderBy: { id: 'asc' },
    limit: MOST,
  });
  if (due.length === 0) return;
  const site = await readBrand(strapi);
  for (const entry of due) await sendTo(strapi, entry, site, now);
};
