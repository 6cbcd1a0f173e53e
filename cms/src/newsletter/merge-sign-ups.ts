import type { Core } from '@strapi/strapi';
import { notMailedLately, SUBSCRIBER, type Subscriber } from './subscriber';

/** Maximum number of sign-ups that one call merges; the next call merges the remaining ones. */
const MOST = 100;

/**
 * Matches sign-ups that `merge` has not processed yet: their unique field `address` is empty.
 */
const UNMERGED = {
  address: { $null: true },
  state: { $in: ['pending' as const, 'unconfirmed' as const] },
};

/** Length of the column `address`, which PostgreSQL enforces. */
const ADDRESS_LENGTH = 255;

/**
 * Returns the value of `address` for an e-mail address: the address in lower case, cut to the
 * length of the column. It can be too long, because some letters take more characters in lower
 * case: `İ` becomes two.
 */
const addressOf = (email: string) => email.toLowerCase().slice(0, ADDRESS_LENGTH);

const merge = async (strapi: Core.Strapi, { id, ...received }: Subscriber) => {
  const subscribers = strapi.db.query(SUBSCRIBER);
  const { email, name, state, signedUpAt, consent, consentVersion, expiresAt } = received;
  const address = addressOf(email ?? '');
  const byMail = state === 'pending';
  const { count } = await subscribers.deleteMany({ where: { id, ...UNMERGED } });
  if (count === 0) return; // Another call or process has merged this sign-up.

  await strapi.db
    .queryBuilder(SUBSCRIBER)
    .insert({ ...received, address, mailDue: byMail })
    .onConflict('address')
    .ignore()
    .execute();

  // A sign-up within an hour after a mail changes nothing, because the mail is about the earlier
  // sign-up.
  const open = { address, ...notMailedLately(new Date(signedUpAt ?? 0)) };
  const data = { email, name, state, signedUpAt, consent, consentVersion, expiresAt };
  await subscribers.updateMany({
    where: { ...open, state: { $in: ['pending', 'unconfirmed'] } },
    data: { ...data, mailDue: byMail },
  });
  // A confirmed entry stays unchanged. The mail says that the address is already on the list.
  await subscribers.updateMany({
    where: { ...open, state: 'confirmed' },
    data: { mailDue: byMail },
  });
};

/**
 * Merges each received sign-up into the entry of its e-mail address, so that an address has at most
 * one entry that is not withdrawn. Marks a mail to the address as due, except for an `unconfirmed`
 * sign-up. If several calls or processes run at the same time, each sign-up is merged once. Logs a
 * sign-up that cannot be merged, and continues with the next one.
 */
export const mergeSignUps = async (strapi: Core.Strapi): Promise<void> => {
  const received: Subscriber[] = await strapi.db
    .query(SUBSCRIBER)
    .findMany({ where: UNMERGED, orderBy: { id: 'asc' }, limit: MOST });
  for (const one of received)
    await strapi.db
      .transaction(() => merge(strapi, one))
      .catch((error: Error) =>
        strapi.log.error(`Sign-up ${one.documentId} was not settled: ${error.message}`),
      );
};
