import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { listDeleted, listVersions } from './list-versions';
import { restoreVersion } from './restore-version';

/** Largest id that the column's PostgreSQL type, `integer`, accepts. */
const MAX_ID = 2 ** 31 - 1;

/** Returns a whole number from 1 to `MAX_ID`; undefined for anything else. */
const wholeNumber = (text: unknown) => {
  const number = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= MAX_ID ? number : undefined;
};

/** Returns a text that the database can compare; null for anything else. */
const comparable = (text: unknown) =>
  typeof text === 'string' && text !== '' && !text.includes('\0') ? text : null;

/**
 * Adds the routes that the panel uses to list and restore versions. Only users of the panel may
 * call them. The handlers check the user's rights on the content type, as the content manager does.
 * Must be called in `register`.
 */
export const addVersionRoutes = (strapi: Core.Strapi) => {
  const deleted = (ctx: Context) =>
    listDeleted(strapi, wholeNumber(ctx.query.page) ?? 1, ctx.state.userAbility);

  const list = (ctx: Context) => {
    const [documentId, locale] = [ctx.params.documentId, ctx.query.locale].map(comparable);
    if (!documentId) throw new errors.NotFoundError('There is no such entry.');
    const document = { model: ctx.params.model, documentId, locale: locale ?? null };
    return listVersions(strapi, document, ctx.state.userAbility);
  };

  const restore = (ctx: Context) => {
    const id = wholeNumber(ctx.params.id);
    if (!id) throw new errors.NotFoundError('There is no such version.');
    return restoreVersion(strapi, id, ctx.state as Parameters<typeof restoreVersion>[2]);
  };

  const forUsers = {
    info: { type: 'admin' as const },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  };
  strapi.server.routes({
    type: 'admin',
    prefix: '/versions',
    routes: [
      { method: 'GET', path: '/deleted', handler: deleted, ...forUsers },
      { method: 'GET', path: '/:model/:documentId', handler: list, ...forUsers },
      { method: 'POST', path: '/:id/restore', handler: restore, ...forUsers },
    ],
  });
};
