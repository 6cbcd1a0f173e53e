import type { Context, Next } from 'koa';
import { isFullAccess } from '../permissions/is-full-access';
import type { Action, Row } from '../queries/allowed-row';
import { checkQuery } from '../queries/check-query';
import { QUERY_ALLOWLIST, type QueryableType } from '../queries/query-allowlist';
import { isTree, readQuery } from '../queries/read-query';
import { visibleFields } from '../queries/visible-fields';

const DOCUMENT_ID = /^[\w-]{1,64}$/;
/**
 * Headers with which a client could ask for another structure of the response. They are removed,
 * because `QUERY_ALLOWLIST` has no rules for other structures.
 */
const SHAPES = ['strapi-response-format', 'strapi-encode-source-maps'];

/**
 * Restricts one route to the rules of `QUERY_ALLOWLIST`. A caller without a full-access token may
 * use only the parameters and fields that the allowlist contains, and the response contains only
 * these fields. Drafts need full access; for other callers `?status=draft` has no effect.
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
