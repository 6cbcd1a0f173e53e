import type { UID } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import type { Guard } from './guard-routes';

/** Strapi looks names up where `constructor` is found as well. */
export const knownType: Guard = (ctx, strapi) => {
  const { contentTypeUID } = ctx.request.body;
  if (typeof contentTypeUID !== 'string' || !Object.hasOwn(strapi.contentTypes, contentTypeUID))
    throw new errors.ValidationError('There is no such content type');
};

/** Who made an entry is a relation to Strapi's own accounts, and none that the panel offers. */
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
