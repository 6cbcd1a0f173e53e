import { readQuery } from '../questions/read-query';
import { checkReach } from './check-reach';
import type { Guard } from './guard-routes';

// Names that Strapi reads itself, before it asks the database.
const STATUS = 'status';
const STATUS_CONDITION = '__status';
const CREATORS = ['createdBy.id', 'updatedBy.id'];

export const entryQuestion: Guard = (ctx, strapi) =>
  checkReach(readQuery(ctx), strapi.contentType(ctx.params.model), {
    filters: [...CREATORS, STATUS_CONDITION],
    sort: [STATUS],
  });
