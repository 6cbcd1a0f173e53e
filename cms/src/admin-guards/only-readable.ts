import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isPreviewed } from '../preview/previewed-types';
import type { Guard } from './guard';

/**
 * Refuses a user who may not read each of the rows that `where` finds, and a request that finds
 * none.
 */
const onlyReadable = async (
  strapi: Core.Strapi,
  userAbility: unknown,
  model: string,
  where: object,
) => {
  const may = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model });
  const rows = await strapi.db
    .query(model)
    .findMany({ where, populate: { createdBy: { populate: ['roles'] } } });
  if (rows.length === 0) throw new errors.NotFoundError();
  if (rows.some((row: object) => may.cannot.read(row))) throw new errors.ForbiddenError();
};

/**
 * A copy shows all of its source, so creating one requires the right to read the source. Strapi
 * checks only the right to create.
 */
export const onlyReadableSource: Guard = async (ctx, strapi) => {
  const { model, sourceId } = ctx.params;
  await onlyReadable(strapi, ctx.state.userAbility, model, { documentId: sourceId });
};

/**
 * Anyone with a preview URL can read the whole draft, and Strapi gives the URL to every user of the
 * panel. So only users who may read the draft get it.
 */
export const onlyReadableDraft: Guard = async (ctx, strapi) => {
  const { contentType } = ctx.params;
  const { documentId } = ctx.query;
  // Strapi itself refuses an invalid id, and returns no URL for a type without preview.
  if (typeof documentId !== 'string' || !isPreviewed(contentType)) return;
  // PostgreSQL cannot store NUL and fails on a query that contains one.
  if (documentId.includes('\0')) throw new errors.NotFoundError();
  const draft = { documentId, publishedAt: null };
  await onlyReadable(strapi, ctx.state.userAbility, contentType, draft);
};
