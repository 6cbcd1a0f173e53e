import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { entryPages } from '../csv-export/entry-pages';
import { sendCsv } from '../csv-export/send-csv';
import { withdrawalLink } from './newsletter-links';
import { SUBSCRIBER, type Subscriber } from './subscriber';

const SUPER_ADMIN = 'strapi-super-admin';

const COLUMNS = [
  { key: 'email', header: 'E-mail' },
  { key: 'name', header: 'Name' },
  { key: 'confirmedAt', header: 'Confirmed at' },
  { key: 'link', header: 'Withdrawal link' },
];

/**
 * Requires an administrator, because anyone with the file can withdraw each subscriber's consent.
 */
const requireAdministrator = ({ state }: Context) => {
  if (!state.user.roles.some(({ code }: { readonly code: string }) => code === SUPER_ADMIN))
    throw new errors.ForbiddenError('Only administrators export the list');
};

/** Sends the confirmed subscribers as CSV for a mailing program. */
export const exportSubscribers = async (ctx: Context, strapi: Core.Strapi, now: Date) => {
  requireAdministrator(ctx);
  const rowOf = (entry: Subscriber) => ({
    ...entry,
    link: withdrawalLink(strapi, entry.documentId),
  });
  const file = { name: 'newsletter-subscribers', columns: COLUMNS, rowOf };
  const confirmed = entryPages(strapi, SUBSCRIBER, { filters: { state: 'confirmed' } });
  await sendCsv(ctx, strapi, file, confirmed, now);
};
