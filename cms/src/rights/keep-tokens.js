const { keepToken } = require('./keep-token');
const { PUBLIC_ACTIONS } = require('./public-actions');

const SITE = {
  name: 'Site',
  description: 'May do what a visitor may, and no more. The only kind that may stand in a browser.',
  type: 'custom',
  permissions: PUBLIC_ACTIONS,
};
const PROGRAMS = {
  name: 'Seeding and tests',
  description: 'Full access, for programs. Unset STRAPI_WRITE_TOKEN and restart to take it away.',
  type: 'full-access',
};
const SEEDING = {
  name: 'Seeding',
  description: 'Full access, lent to `npm run cms` while it fills an empty CMS.',
  type: 'full-access',
};

/** A full-access token for as long as the seeding runs. */
const lendSeedingToken = (strapi, key) => keepToken(strapi, { ...SEEDING, key });
const takeBackSeedingToken = (strapi) => keepToken(strapi, SEEDING);

const keepTokens = async (strapi, { siteKey, writeKey }) => {
  await keepToken(strapi, { ...SITE, key: siteKey });
  await keepToken(strapi, { ...PROGRAMS, key: writeKey });
  // One that is there at a boot was lent to a seeding that was killed.
  await takeBackSeedingToken(strapi);
};

module.exports = { keepTokens, lendSeedingToken, takeBackSeedingToken };
