import type { Core } from '@strapi/strapi';

// Any port of this machine: a developer's `vite` takes the next free one when 5173 is taken.
const DEVELOPMENT_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/** SITE_ORIGINS: whose pages may call the API. */
export const siteOrigins = (env: Core.Config.Shared.ConfigParams['env']) =>
  env.array('SITE_ORIGINS', DEVELOPMENT_ORIGINS);
