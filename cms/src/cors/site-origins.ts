import type { Core } from '@strapi/strapi';

// Allows every port of this machine, because `vite` takes the next free port when 5173 is in use.
const DEVELOPMENT_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Returns the origins whose pages may call the API, from SITE_ORIGINS. */
export const siteOrigins = (env: Core.Config.Shared.ConfigParams['env']) =>
  env.array('SITE_ORIGINS', DEVELOPMENT_ORIGINS);
