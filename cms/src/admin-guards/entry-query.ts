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

/** Checks a query that is sent in the URL. */
export const entryQuery: Guard = (ctx, strapi) => check(readQuery(ctx), strapi, ctx.params.model);

/** Checks a query that is sent in the request body. */
export const sentEntryQuery: Guard = (ctx, strapi) =>
  check(ctx.request.body, strapi, ctx.params.model);
