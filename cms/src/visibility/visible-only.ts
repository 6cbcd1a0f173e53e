import type { Core } from '@strapi/strapi';
import { isFullAccess } from '../permissions/is-full-access';
import type { WaitingType } from './hidden-until';
import { visibleAt } from './visible-at';

interface Query {
  readonly status?: unknown;
  readonly filters?: unknown;
}

/**
 * Restricts a query of the API to the documents that visitors may see now. A full-access token and
 * a preview, which reads drafts, also receive the hidden ones.
 */
export const visibleOnly = <Asked extends object>(
  strapi: Core.Strapi,
  uid: WaitingType,
  query: Asked,
): Asked => {
  const { status, filters }: Query = query;
  const caller = strapi.requestContext.get();
  if (status === 'draft' || (caller !== undefined && isFullAccess(caller))) return query;
  const visible = visibleAt(strapi, uid, Date.now());
  return { ...query, filters: { $and: [...(filters ? [filters] : []), visible] } };
};
