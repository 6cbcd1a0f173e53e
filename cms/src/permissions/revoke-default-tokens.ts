import type { Core } from '@strapi/strapi';
import { PUBLIC_ACTIONS } from './public-actions';

const TOKEN = 'admin::api-token';
// The two default tokens, which never expire. Strapi creates them in a database that has no
// administrators and no tokens.
const MADE_BY_STRAPI = [
  {
    name: 'Read Only',
    description:
      'A default API token with read-only permissions, only used for accessing resources',
  },
  {
    name: 'Full Access',
    description:
      'A default API token with full access permissions, used for accessing or modifying resources',
  },
];

/**
 * Revokes the default tokens that Strapi created by itself. Keeps tokens that a user created in the
 * panel.
 */
export const revokeDefaultTokens = async (strapi: Core.Strapi) => {
  for (const where of MADE_BY_STRAPI) {
    const tokens = await strapi.db.query(TOKEN).findMany({ where, select: ['id'] });
    for (const { id } of tokens) await strapi.service(TOKEN).revoke(id);
  }
};

interface Token {
  readonly name: string;
  readonly type: string;
  readonly permissions: readonly { readonly action: string }[];
}

const mayDoMoreThanAVisitor = ({ type, permissions }: Token) =>
  type !== 'custom' || permissions.some(({ action }) => !PUBLIC_ACTIONS.includes(action));

/** Logs each token that never expires and can do more than a visitor. */
export const warnOfEndlessTokens = async (strapi: Core.Strapi) => {
  const endless: Token[] = await strapi.db
    .query(TOKEN)
    .findMany({ where: { lifespan: { $null: true } }, populate: ['permissions'] });
  for (const token of endless.filter(mayDoMoreThanAVisitor))
    strapi.log.warn(`The API token "${token.name}" can do more than a visitor and never expires.`);
};
