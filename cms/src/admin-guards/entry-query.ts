import type { Core, UID } from '@strapi/strapi';
import { readQuery, type Tree } from '../queries/read-query';
import { checkComparedPaths } from './check-compared-paths';
import type { Guard } from './guard';

// Parameters that Strapi itself interprets before it queries the database.
const STATUS = 'status';
const STATUS_CONDITION = '__status';
const CREATORS = ['createdBy.id', 'updatedBy.id'];

const check = (query: Tree, strapi: Core.Strapi, model: string) =>
  checkComparedPaths(query, strapi.contentType(model as UID.ContentType), {
    filters: [...CREATORS, STATUS_CONDITION],
    sort: [STATUS],
  });

export const entryQuery: Guard = (ctx, strapi) => check(readQuery(ctx), strapi, ctx.params.model);

/** For a query that is sent as a body. */
export const sentEntryQuery: Guard = (ctx, strapi) =>
  check(ctx.request.body, strapi, ctx.params.model);
