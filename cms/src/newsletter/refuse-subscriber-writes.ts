import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { SUBSCRIBER } from './subscriber';

const REFUSED = ['create', 'update', 'clone'];

/**
 * Refuses to create, change or copy a subscriber in the panel, or through the API with any token.
 * An entry proves a consent, so only the visitor's own requests may write it. The code for these
 * requests uses `strapi.db`, which this check does not cover. Deleting stays possible. Must be
 * called in `register`.
 */
export const refuseSubscriberWrites = (strapi: Core.Strapi) => {
  strapi.documents.use(async ({ uid, action }, next) => {
    if (uid === SUBSCRIBER && REFUSED.includes(action))
      throw new errors.ForbiddenError('Only the visitor can sign up, confirm and withdraw.');
    return next();
  });
};
