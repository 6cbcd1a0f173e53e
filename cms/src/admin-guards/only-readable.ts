import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionChecker } from '../permissions/permission-checker';
import { isPreviewed } from '../preview/previewed-types';
import type { Guard } from './guard';

/**
 * Throws an error when no row matches `where`, or when the user may not read one of the matching
 * rows.
 */
const onlyReadable = async (
  strapi: Core.Strapi,
  userAbility: unknown,
  model: string,
  where: object,
) => {
  const may = permissionChecker(strapi, model, userAbility);
  const rows = await strapi.db
    .query(model)
    .findMany({ where, populate: { createdBy: { populate: ['roles'] } } });
  if (rows.length === 0) throw new errors.NotFoundError();
  if (rows.some((row: object) => may.cannot.read(row))) throw new errors.ForbiddenError();
};

/**
 * Requires the right to read the entry that is to be copied, because the copy contains all of its
 * values. Strapi checks only the right to create.
 */
export const onlyReadableSource: Guard = async (ctx, strapi) => {
  const { model, sourceId } = ctx.params;
  await onlyReadable(strapi, ctx.state.userAbility, model, { documentId: sourceId });
};

/**
 * Requires the right to read the draft whose preview URL is requested. Anyone with the URL can read
 * the whole draft, and Strapi itself returns the URL to every user of the panel.
 */
export const onlyReadableDraft: Guard = async (ctx, strapi) => {
  const { contentType } = ctx.params;
  const { documentId } = ctx.query;
  // Strapi itself rejects an invalid id, and returns no URL for a content type without preview.
  if (typeof documentId !== 'string' || !isPreviewed(contentType)) return;
  // PostgreSQL cannot store NUL and fails on a query that contains one.
  if (documentId.includes('\0')) throw new errors.NotFoundError();
  const draft = { documentId, publishedAt: null };
  await onlyReadable(strapi, ctx.state.userAbility, contentType, draft);
};
