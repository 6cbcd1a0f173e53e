import type { Core } from '@strapi/strapi';
import { PUBLIC_ACTIONS } from './public-actions';
import { syncToken, type TokenSpec } from './sync-token';

const SITE: TokenSpec = {
  name: 'Site',
  description: 'May do what a visitor may, and no more. The only kind that may stand in a browser.',
  type: 'custom',
  permissions: PUBLIC_ACTIONS,
};
const PROGRAMS: TokenSpec = {
  name: 'Seeding and tests',
  description: 'Full access, for programs. Unset STRAPI_WRITE_TOKEN and restart to take it away.',
  type: 'full-access',
};
const SEEDING: TokenSpec = {
  name: 'Seeding',
  description: 'Full access, lent to `npm run cms` while it fills an empty CMS.',
  type: 'full-access',
};

/** Creates a full-access token with this key, for the duration of the seeding. */
export const lendSeedingToken = (strapi: Core.Strapi, key: string) =>
  syncToken(strapi, { ...SEEDING, key });

/** Deletes the token that `lendSeedingToken` created. */
export const takeBackSeedingToken = (strapi: Core.Strapi) => syncToken(strapi, SEEDING);

export const syncTokens = async (
  strapi: Core.Strapi,
  { siteKey, writeKey }: { siteKey?: string | undefined; writeKey?: string | undefined },
) => {
  await syncToken(strapi, { ...SITE, key: siteKey });
  await syncToken(strapi, { ...PROGRAMS, key: writeKey });
  // A seeding token still exists at boot when the seeding was killed before it deleted the token.
  await takeBackSeedingToken(strapi);
};
