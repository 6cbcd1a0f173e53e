import { factories } from '@strapi/strapi';
import type { Action, AskableType } from './askable';

const ACTIONS: readonly Action[] = ['find', 'findOne', 'create', 'update', 'delete'];

/** Strapi's own routes of a content type, each behind the gate for questions. */
export const guardedRouter = (uid: AskableType) => {
  const guarded = (action: Action) => ({
    middlewares: [{ name: 'global::questions', config: { uid, action } }],
  });
  return factories.createCoreRouter(uid, {
    config: Object.fromEntries(ACTIONS.map((action) => [action, guarded(action)])),
  });
};
