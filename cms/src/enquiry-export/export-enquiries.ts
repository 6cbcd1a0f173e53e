import type { Core } from '@strapi/strapi';
import { errors, z } from '@strapi/utils';
import type { Context } from 'koa';
import { checkComparedPaths } from '../admin-guards/only-own-columns';
import { type EntryFilter, entryPages } from '../csv-export/entry-pages';
import { sendCsv } from '../csv-export/send-csv';
import { ENQUIRY, type StoredEnquiry } from '../enquiries/enquiry';
import { permissionChecker } from '../permissions/permission-checker';
import { readQuery } from '../queries/read-query';
import { EXPORT_COLUMNS } from './export-columns';

const Wanted = z.object({
  _q: z.string().max(255).optional(),
  filters: z.record(z.string(), z.unknown()).optional(),
});

// Spreadsheet programs recognise a date and time in this format.
const asMinute = (moment: string) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

/**
 * Reads the filters and the search text from the query, which the panel copies from the URL of its
 * list. Ignores the list's other parameters, such as `page` and `sort`.
 */
const readWanted = (ctx: Context, strapi: Core.Strapi): EntryFilter => {
  const { success, data } = Wanted.safeParse(readQuery(ctx));
  // PostgreSQL rejects texts that contain NUL.
  if (!success || JSON.stringify(data).includes('\\u0000'))
    throw new errors.ValidationError('An export takes the filters and the search of the list.');
  checkComparedPaths(data, strapi.contentType(ENQUIRY), {
    filters: ['createdBy.id', 'updatedBy.id'],
  });
  return data;
};

/** Sends the enquiries that match the list's filters and search and that the user may read. */
export const exportEnquiries = async (ctx: Context, strapi: Core.Strapi, now: Date) => {
  const wanted = readWanted(ctx, strapi);
  const checker = permissionChecker(strapi, ENQUIRY, ctx.state.userAbility);
  const { filters, _q } = await checker.sanitizedQuery.read(wanted);
  const rowOf = async (entry: StoredEnquiry) => {
    const shown = await checker.sanitizeOutput(entry);
    return { ...shown, createdAt: asMinute(String(shown.createdAt)) };
  };
  const file = { name: 'enquiries', columns: EXPORT_COLUMNS, rowOf };
  await sendCsv(ctx, strapi, file, entryPages(strapi, ENQUIRY, { filters, _q }), now);
};
