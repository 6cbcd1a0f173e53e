const { PUBLIC_ACTIONS } = require('./public-actions');

const TOKEN = 'admin::api-token';

/** Is the stored token already what is asked for? Then a boot changes nothing. */
const isCurrent = (stored, { key, type, permissions }, service) =>
  stored.accessKey === service.hash(key) &&
  stored.type === type &&
  JSON.stringify(stored.permissions.map((permission) => permission.action).sort()) ===
    JSON.stringify([...(permissions ?? [])].sort());

/**
 * Keeps one API token in step with a key chosen outside Strapi, so that the site and the CMS agree
 * without anyone copying a key from the admin panel. Without a key the token is taken away.
 */
const keepToken = async (strapi, { name, description, key, type, permissions }) => {
  const service = strapi.service(TOKEN);
  const tokens = strapi.db.query(TOKEN);
  const stored = await tokens.findOne({ where: { name }, populate: ['permissions'] });

  if (stored && key && isCurrent(stored, { key, type, permissions }, service)) return;
  if (stored) await service.revoke(stored.id);
  if (!key) return;

  const made = await service.create({
    name,
    description,
    type,
    lifespan: null,
    ...(permissions ? { permissions } : {}),
  });
  await tokens.update({
    where: { id: made.id },
    data: {
      accessKey: service.hash(key),
      encryptedKey: strapi.service('admin::encryption').encrypt(key),
    },
  });
};

const keepTokens = async (strapi, { siteKey, writeKey }) => {
  await keepToken(strapi, {
    name: 'Site',
    description:
      'May do what a visitor may, and no more. The only kind that may stand in a browser.',
    key: siteKey,
    type: 'custom',
    permissions: PUBLIC_ACTIONS,
  });
  await keepToken(strapi, {
    name: 'Seeding and tests',
    description: 'Full access, for programs. Unset STRAPI_WRITE_TOKEN and restart to take it away.',
    key: writeKey,
    type: 'full-access',
  });
};

module.exports = { keepTokens };
