const TOKEN = 'admin::api-token';

const sorted = (actions) => JSON.stringify([...(actions ?? [])].sort());

/** Is the stored token already what is asked for? Then a boot changes nothing. */
const isCurrent = (stored, { key, type, permissions }, service) =>
  stored.accessKey === service.hash(key) &&
  stored.encryptedKey === null &&
  stored.type === type &&
  sorted(stored.permissions.map(({ action }) => action)) === sorted(permissions);

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
  // Only the hash: with the key encrypted beside it, the panel would show it to every administrator.
  const data = { accessKey: service.hash(key), encryptedKey: null };
  await tokens.update({ where: { id: made.id }, data });
};

module.exports = { keepToken };
