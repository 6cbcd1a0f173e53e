import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type Column, csvStream } from './csv-stream';

interface CsvFile<Entry> {
  /** Start of the file name; the date follows it. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** Returns the cells of an entry, keyed like the columns. */
  rowOf(entry: Entry): object | Promise<object>;
}

/** Sends the entries as a CSV file. Reads them page by page while it sends. */
export const sendCsv = async <Entry>(
  ctx: Context,
  strapi: Core.Strapi,
  { name, columns, rowOf }: CsvFile<Entry>,
  pages: AsyncIterator<readonly Entry[]>,
  now: Date,
) => {
  // The first page is read before the headers are sent, so that a query that fails gets an error
  // response.
  const first = await pages.next();
  async function* rows() {
    for (let page = first; !page.done; page = await pages.next())
      for (const entry of page.value) yield await rowOf(entry);
  }
  ctx.set('Cache-Control', 'no-store');
  ctx.attachment(`${name}-${now.toISOString().slice(0, 10)}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = csvStream(Readable.from(rows()), columns, (error) => {
    if (!error || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    strapi.log.error(`The export of ${name} ended early: ${error.message}`);
    // The headers are already sent, so the error can only be reported by closing the connection.
    ctx.req.socket.destroy();
  });
};
