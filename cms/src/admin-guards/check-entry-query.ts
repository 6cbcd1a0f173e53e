import type { Core, UID } from '@strapi/strapi';
import { readQuery, type Tree } from '../queries/read-query';
import type { Guard } from './guard';
import { checkComparedPaths } from './only-own-columns';

// Keys that the panel uses in `sort` (`status`) and in `filters` (`__status`) although they are not
// attributes. Strapi replaces them before it queries the database.
const STATUS = 'status';
const STATUS_CONDITION = '__status';
// Attributes of related tables that the panel uses in filters.
const CREATORS = ['createdBy.id', 'updatedBy.id'];

const check = (query: Tree, strapi: Core.Strapi, model: string) =>
  checkComparedPaths(query, strapi.contentType(model as UID.ContentType), {
    filters: [...CREATORS, STATUS_CONDITION],
    sort: [STATUS],
  });

/** Rejects filters and sorts in the URL that `checkComparedPaths` does not allow. */
export const checkEntryQuery: Guard = (ctx, strapi) =>
  check(readQuery(ctx), strapi, ctx.params.model);

/** Like `checkEntryQuery`, for a route that receives filters and sorts in the request body. */
export const checkSentEntryQuery: Guard = (ctx, strapi) =>
  check(ctx.request.body, strapi, ctx.params.model);
