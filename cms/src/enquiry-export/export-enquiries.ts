import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors, z } from '@strapi/utils';
import type { Context } from 'koa';
import { checkComparedPaths } from '../admin-guards/only-own-columns';
import { ENQUIRY } from '../enquiries/enquiry';
import { readQuery } from '../queries/read-query';
import { csvStream } from './csv-stream';
import { type Found, foundEnquiries } from './found-enquiries';

const Wanted = z.object({
  _q: z.string().max(255).optional(),
  filters: z.record(z.string(), z.unknown()).optional(),
});

// Spreadsheets recognise a time in this form.
const asMinute = (moment: string) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

interface Checker {
  readonly sanitizedQuery: { read(query: Found): Promise<Found> };
  sanitizeOutput(entry: object): Promise<{ readonly createdAt: string }>;
}

/**
 * Reads the filters and the search from the query of the list's own page. Its other parameters, such
 * as `page` and `sort`, do not matter here.
 */
const readWanted = (ctx: Context, strapi: Core.Strapi): Found => {
  const { success, data } = Wanted.safeParse(readQuery(ctx));
  // PostgreSQL fails on NUL.
  if (!success || JSON.stringify(data).includes('\\u0000'))
    throw new errors.ValidationError('An export takes the filters and the search of the list.');
  checkComparedPaths(data, strapi.contentType(ENQUIRY), {
    filters: ['createdBy.id', 'updatedBy.id'],
  });
  return data;
};

/**
 * Sends the enquiries that the filters and the search of the list match, as a file. Only what the
 * user may read is in it. Reads the database page by page while it sends.
 */
export const exportEnquiries = async (ctx: Context, strapi: Core.Strapi, now: Date) => {
  const wanted = readWanted(ctx, strapi);
  const checker: Checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: ENQUIRY });
  const { filters, _q } = await checker.sanitizedQuery.read(wanted);
  const pages = foundEnquiries(strapi, { filters, _q });
  // A filter that the database refuses is answered before the file begins.
  const first = await pages.next();

  async function* entries() {
    for (let page = first; !page.done; page = await pages.next())
      for (const entry of page.value) {
        const shown = await checker.sanitizeOutput(entry);
        yield { ...shown, createdAt: asMinute(shown.createdAt) };
      }
  }
  ctx.set('Cache-Control', 'no-store');
  ctx.attachment(`enquiries-${now.toISOString().slice(0, 10)}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = csvStream(Readable.from(entries()), (error) => {
    if (!error || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    strapi.log.error(`The export of enquiries ended early: ${error.message}`);
    // The headers are sent, so only a broken connection tells the browser.
    ctx.req.socket.destroy();
  });
};
