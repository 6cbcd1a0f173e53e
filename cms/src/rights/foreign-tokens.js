const { PUBLIC_ACTIONS } = require('./public-actions');

const TOKEN = 'admin::api-token';
// Strapi makes these two, which never expire, in a database without administrators and tokens.
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

/** Revokes the tokens that Strapi made by itself, and none that somebody made in the panel. */
const revokeDefaultTokens = async (strapi) => {
  for (const where of MADE_BY_STRAPI) {
    const tokens = await strapi.db.query(TOKEN).findMany({ where, select: ['id'] });
    for (const { id } of tokens) await strapi.service(TOKEN).revoke(id);
  }
};

const mayDoMoreThanAVisitor = ({ type, permissions }) =>
  type !== 'custom' || permissions.some(({ action }) => !PUBLIC_ACTIONS.includes(action));

/** Names in the log each token that can do more than a visitor and never expires. */
const warnOfEndlessTokens = async (strapi) => {
  const endless = await strapi.db
    .query(TOKEN)
    .findMany({ where: { lifespan: { $null: true } }, populate: ['permissions'] });
  for (const token of endless.filter(mayDoMoreThanAVisitor))
    strapi.log.warn(`The API token "${token.name}" can do more than a visitor and never expires.`);
};

module.exports = { revokeDefaultTokens, warnOfEndlessTokens };
