const { ASKABLE } = require('../questions/askable');
const { checkQuestion } = require('../questions/check-question');
const { readQuery } = require('../questions/read-query');
const { shown } = require('../questions/shown');
const { isFullAccess } = require('../rights/is-full-access');

const DOCUMENT_ID = /^[\w-]{1,64}$/;
/** They would answer in another shape, which the table does not describe. */
const SHAPES = ['strapi-response-format', 'strapi-encode-source-maps'];

/**
 * The gate for questions on one route: whoever has no full-access token asks what the table names, and
 * is answered what the table names. Drafts are for full access only; for everyone else `?status=draft`
 * changes nothing.
 */
module.exports =
  ({ uid, action }) =>
  async (ctx, next) => {
    if (isFullAccess(ctx)) return next();
    const { id } = ctx.params;
    if (id !== undefined && !DOCUMENT_ID.test(id)) return ctx.notFound();

    const row = ASKABLE[uid];
    ctx.query = checkQuestion(readQuery(ctx), row, action);
    for (const header of SHAPES) delete ctx.headers[header];

    await next();
    if (ctx.body?.data) ctx.body = { ...ctx.body, data: shown(ctx.body.data, row) };
  };
