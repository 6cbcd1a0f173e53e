import type { Core } from '@strapi/strapi';

/** What only this CMS knows, and knows again after a restart. */
export const ownSecret = (strapi: Core.Strapi) => {
  const [secret] = strapi.config.get<string[]>('server.app.keys');
  if (!secret) throw new Error('APP_KEYS must hold a key.');
  return secret;
};
