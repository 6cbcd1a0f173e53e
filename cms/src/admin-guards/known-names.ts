import type { UID } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import type { Guard } from './guard';

/**
 * Rejects an unknown content type. Strapi looks the name up in a plain object, in which it would
 * also find inherited properties such as `constructor`.
 */
export const knownType: Guard = (ctx, strapi) => {
  const { contentTypeUID } = ctx.request.body;
  if (typeof contentTypeUID !== 'string' || !Object.hasOwn(strapi.contentTypes, contentTypeUID))
    throw new errors.ValidationError('There is no such content type');
};

/**
 * Rejects a relation that is not visible in the panel. Otherwise a user could, for example, list
 * the panel's user accounts through the relation to an entry's creator.
 */
export const knownRelation: Guard = (ctx, strapi) => {
  const { model, targetField } = ctx.params;
  const schemas = { ...strapi.contentTypes, ...strapi.components };
  const schema = Object.hasOwn(schemas, model) ? schemas[model as UID.Schema] : undefined;
  const isOffered =
    schema &&
    Object.hasOwn(schema.attributes, targetField) &&
    contentTypes.isVisibleAttribute(schema, targetField);
  if (!isOffered) throw new errors.ValidationError('There is no such relation');
};
