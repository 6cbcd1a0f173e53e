import type { Core } from '@strapi/strapi';
import type { Person } from '../versions/read-content';

/**
 * Returns the panel user who sent the current request; undefined for a program or the CMS itself.
 */
export const currentUser = (strapi: Core.Strapi): Person | undefined => {
  const state = strapi.requestContext.get()?.state;
  return state?.auth?.strategy?.name === 'admin' ? state.user : undefined;
};
