import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isPreviewed } from '../preview/previewed-types';
import type { Guard } from './guard-routes';

/** Refuses a user who may not read each of the rows that `where` finds, and whoever asks for none. */
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

/** A copy shows all of its source: whoever makes one has to be let read that. Strapi asks for the right to create. */
export const onlyReadableSource: Guard = async (ctx, strapi) => {
  const { model, sourceId } = ctx.params;
  await onlyReadable(strapi, ctx.state.userAbility, model, { documentId: sourceId });
};

/** A preview shows all of a draft, to whoever has its address. Strapi gives that to every user of the panel. */
export const onlyReadableDraft: Guard = async (ctx, strapi) => {
  const { contentType } = ctx.params;
  const { documentId } = ctx.query;
  // Strapi refuses the one itself, and gives no address for the other.
  if (typeof documentId !== 'string' || !isPreviewed(contentType)) return;
  // PostgreSQL cannot store a NUL and answers a query that holds one with an error.
  if (documentId.includes('\0')) throw new errors.NotFoundError();
  const draft = { documentId, publishedAt: null };
  await onlyReadable(strapi, ctx.state.userAbility, contentType, draft);
};
