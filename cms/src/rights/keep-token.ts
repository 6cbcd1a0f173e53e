import type { Core } from '@strapi/strapi';

const TOKEN = 'admin::api-token';

export interface TokenWish {
  readonly name: string;
  readonly description: string;
  readonly type: 'custom' | 'full-access';
  /** Of a token of type `custom`. */
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

/** Is the stored token already what is asked for? Then a boot changes nothing. */
const isCurrent = (stored: StoredToken, accessKey: string, { type, permissions }: TokenWish) =>
  stored.accessKey === accessKey &&
  stored.encryptedKey === null &&
  stored.type === type &&
  sorted(stored.permissions.map(({ action }) => action)) === sorted(permissions);

/**
 * Keeps one API token in step with a key chosen outside Strapi, so that the site and the CMS agree
 * without anyone copying a key from the admin panel. Without a key the token is taken away.
 */
export const keepToken = async (strapi: Core.Strapi, wish: TokenWish) => {
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
  // Only the hash: with the key encrypted beside it, the panel would show it to every administrator.
  const data = { accessKey: service.hash(key), encryptedKey: null };
  await tokens.update({ where: { id: made.id }, data });
};
