import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { SUBSCRIBER } from './subscriber';

const REFUSED = ['create', 'update', 'clone'];

/**
 * Refuses, for every caller of the panel or the API, to write a subscriber: an entry proves what
 * its visitor did only if nobody else can make or change one. Deleting stays possible. The CMS's
 * own code writes with `strapi.db`.
 */
export const onlyByVisitors = (strapi: Core.Strapi) => {
  strapi.documents.use(async ({ uid, action }, next) => {
    if (uid === SUBSCRIBER && REFUSED.includes(action))
      throw new errors.ForbiddenError('Only the visitor can sign up, confirm and withdraw.');
    return next();
  });
};
