import type { Core } from '@strapi/strapi';

/** Returns a secret of this CMS that stays the same across restarts: the first of APP_KEYS. */
export const appSecret = (strapi: Core.Strapi) => {
  const [secret] = strapi.config.get<string[]>('server.app.keys');
  if (!secret) throw new Error('APP_KEYS must hold a key.');
  return secret;
};
