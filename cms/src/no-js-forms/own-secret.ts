import type { Core } from '@strapi/strapi';

/** A secret of this CMS that stays the same across restarts. */
export const ownSecret = (strapi: Core.Strapi) => {
  const [secret] = strapi.config.get<string[]>('server.app.keys');
  if (!secret) throw new Error('APP_KEYS must hold a key.');
  return secret;
};
