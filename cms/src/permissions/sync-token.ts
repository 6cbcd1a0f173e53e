import type { Core } from '@strapi/strapi';

const TOKEN = 'admin::api-token';

export interface TokenSpec {
  readonly name: string;
  readonly description: string;
  readonly type: 'custom' | 'full-access';
  /** Only for a token of type `custom`. */
  readonly permissions?: readonly string[];
  readonly key?: string | undefined;
}

const sorted = (actions: readonly string[] = []) => JSON.stringify([...actions].sort());

interface StoredToken {
  readonly id: number;
  readonly accessKey: string;
  readonly encryptedKey: string | null;
  readonly type: string;
  readonly permissions: readonly { readonly action: string }[];
}

/**
 * Returns whether the stored token already has the wanted key, type and permissions, so that it
 * need not be replaced.
 */
const isCurrent = (stored: StoredToken, accessKey: string, { type, permissions }: TokenSpec) =>
  stored.accessKey === accessKey &&
  stored.encryptedKey === null &&
  stored.type === type &&
  sorted(stored.permissions.map(({ action }) => action)) === sorted(permissions);

/**
 * Creates the API token with this name and key, or replaces the stored one when it differs. Without
 * a key, deletes the token. Keys come from the environment, so that the owner need not copy one
 * from the admin panel to the site.
 */
export const syncToken = async (strapi: Core.Strapi, wish: TokenSpec) => {
  const { key, ...token } = wish;
  const service = strapi.service(TOKEN);
  const tokens = strapi.db.query(TOKEN);
  const stored: StoredToken | null = await tokens.findOne({
    where: { name: token.name },
    populate: ['permissions'],
  });

  if (stored && key && isCurrent(stored, service.hash(key), wish)) return;
  if (stored) await service.revoke(stored.id);
  if (!key) return;

  const made = await service.create({ ...token, lifespan: null });
  // Store only the hash of the key. If the encrypted key were stored too, the panel would show the
  // key to every administrator.
  const data = { accessKey: service.hash(key), encryptedKey: null };
  await tokens.update({ where: { id: made.id }, data });
};
