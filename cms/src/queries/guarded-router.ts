import { factories } from '@strapi/strapi';
import type { Action } from './allowed-row';
import type { QueryableType } from './query-allowlist';

const ACTIONS: readonly Action[] = ['find', 'findOne', 'create', 'update', 'delete'];

/** Creates Strapi's default routes of a content type, with the `queries` middleware on each. */
export const guardedRouter = (uid: QueryableType) => {
  const guarded = (action: Action) => ({
    middlewares: [{ name: 'global::queries', config: { uid, action } }],
  });
  return factories.createCoreRouter(uid, {
    config: Object.fromEntries(ACTIONS.map((action) => [action, guarded(action)])),
  });
};
