import type { Context, Next } from 'koa';
import { isFullAccess } from '../permissions/is-full-access';
import { checkQuery } from '../queries/check-query';
import {
  type Action,
  QUERY_ALLOWLIST,
  type QueryableType,
  type Row,
} from '../queries/query-allowlist';
import { isTree, readQuery } from '../queries/read-query';
import { visibleFields } from '../queries/visible-fields';

const DOCUMENT_ID = /^[\w-]{1,64}$/;
/** These headers change the shape of the response to one that the table does not describe. */
const SHAPES = ['strapi-response-format', 'strapi-encode-source-maps'];

/**
 * Checks queries on one route: a caller without a full-access token may query only what the table
 * names, and the response contains only what the table names. Drafts need full access; for everyone
 * else `?status=draft` has no effect.
 */
export default ({ uid, action }: { uid: QueryableType; action: Action }) =>
  async (ctx: Context, next: Next) => {
    if (isFullAccess(ctx)) return next();
    const { id } = ctx.params;
    if (id !== undefined && !DOCUMENT_ID.test(id)) return ctx.notFound();

    const row: Row = QUERY_ALLOWLIST[uid];
    ctx.query = checkQuery(readQuery(ctx), row, action);
    for (const header of SHAPES) delete ctx.headers[header];

    await next();
    const { body } = ctx;
    if (isTree(body) && body.data) ctx.body = { ...body, data: visibleFields(body.data, row) };
  };
