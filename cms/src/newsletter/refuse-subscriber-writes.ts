import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { SUBSCRIBER } from './subscriber';

const REFUSED = ['create', 'update', 'clone'];

/**
 * Refuses to create, change or copy a subscriber, for the panel, the API and every token. An entry
 * proves a consent, so only the requests of the visitor may write it; these use `strapi.db`. Deleting
 * stays possible. Must be called in `register`.
 */
export const refuseSubscriberWrites = (strapi: Core.Strapi) => {
  strapi.documents.use(async ({ uid, action }, next) => {
    if (uid === SUBSCRIBER && REFUSED.includes(action))
      throw new errors.ForbiddenError('Only the visitor can sign up, confirm and withdraw.');
    return next();
  });
};
