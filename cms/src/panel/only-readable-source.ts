import { errors } from '@strapi/utils';
import type { Guard } from './guard-routes';

/** A copy shows all of its source: whoever makes one has to be let read that. Strapi asks for the right to create. */
export const onlyReadableSource: Guard = async (ctx, strapi) => {
  const { model, sourceId } = ctx.params;
  const { userAbility } = ctx.state;
  const may = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model });
  const rows = await strapi.db.query(model).findMany({
    where: { documentId: sourceId },
    populate: { createdBy: { populate: ['roles'] } },
  });
  if (rows.some((row: object) => may.cannot.read(row))) throw new errors.ForbiddenError();
};
