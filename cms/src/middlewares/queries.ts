import type { Context, Next } from 'koa';
import { checkQuestion } from '../queries/check-question';
import {
  type Action,
  QUERY_ALLOWLIST,
  type QueryableType,
  type Row,
} from '../queries/query-allowlist';
import { isTree, readQuery } from '../queries/read-query';
import { shown } from '../queries/shown';
import { isFullAccess } from '../rights/is-full-access';

const DOCUMENT_ID = /^[\w-]{1,64}$/;
/** They would answer in another shape, which the table does not describe. */
const SHAPES = ['strapi-response-format', 'strapi-encode-source-maps'];

/**
 * The gate for questions on one route: whoever has no full-access token asks what the table names, and
 * is answered what the table names. Drafts are for full access only; for everyone else `?status=draft`
 * changes nothing.
 */
export default ({ uid, action }: { uid: QueryableType; action: Action }) =>
  async (ctx: Context, next: Next) => {
    if (isFullAccess(ctx)) return next();
    const { id } = ctx.params;
    if (id !== undefined && !DOCUMENT_ID.test(id)) return ctx.notFound();

    const row: Row = QUERY_ALLOWLIST[uid];
    ctx.query = checkQuestion(readQuery(ctx), row, action);
    for (const header of SHAPES) delete ctx.headers[header];

    await next();
    const { body } = ctx;
    if (isTree(body) && body.data) ctx.body = { ...body, data: shown(body.data, row) };
  };
