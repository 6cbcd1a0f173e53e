import type { UID } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import type { Guard } from './guard';

/**
 * Rejects unknown names: Strapi looks them up in plain objects, where it also finds `constructor`.
 */
export const knownType: Guard = (ctx, strapi) => {
  const { contentTypeUID } = ctx.request.body;
  if (typeof contentTypeUID !== 'string' || !Object.hasOwn(strapi.contentTypes, contentTypeUID))
    throw new errors.ValidationError('There is no such content type');
};

/** The creator of an entry is a relation to Strapi's own accounts; the panel does not offer it. */
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
