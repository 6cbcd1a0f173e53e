import type { Core } from '@strapi/strapi';

const TOKEN = 'admin::api-token';

export interface TokenWish {
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

/** Whether the stored token already matches the request, so that a boot changes nothing. */
const isCurrent = (stored: StoredToken, accessKey: string, { type, permissions }: TokenWish) =>
  stored.accessKey === accessKey &&
  stored.encryptedKey === null &&
  stored.type === type &&
  sorted(stored.permissions.map(({ action }) => action)) === sorted(permissions);

/**
 * Synchronises one API token with a key from the environment, so that no one has to copy a key from
 * the admin panel to the site. Without a key it deletes the token.
 */
export const syncToken = async (strapi: Core.Strapi, wish: TokenWish) => {
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
  // Store only the hash: the panel would show an encrypted key to every administrator.
  const data = { accessKey: service.hash(key), encryptedKey: null };
  await tokens.update({ where: { id: made.id }, data });
};
