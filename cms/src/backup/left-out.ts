/**
 * What stays out of every backup. A key that was revoked after the backup must not come back with it, and whoever
 * finds the file must not find a key in it: so it holds none, not even as a hash.
 */

/** Tables of which the archive has no rows: tokens, sessions, webhooks, whose headers may hold a secret, and counters. */
export const EMPTIED = [
  'admin_permissions_api_token_lnk',
  'strapi_api_token_permissions_token_lnk',
  'strapi_api_token_permissions',
  'strapi_api_tokens_admin_user_owner_lnk',
  'strapi_api_tokens',
  'strapi_sessions',
  'strapi_transfer_token_permissions_token_lnk',
  'strapi_transfer_token_permissions',
  'strapi_transfer_tokens',
  'strapi_webhooks',
  'visitor_counts',
];

/** One-time tokens of accounts, which Strapi keeps in clear. */
export const BLANKED: Readonly<Record<string, readonly string[]>> = {
  admin_users: ['reset_password_token', 'registration_token'],
  up_users: ['reset_password_token', 'confirmation_token'],
};

/** The setting that holds the secrets of other sites' logins; Strapi makes it anew at a boot. */
export const SETTINGS = {
  table: 'strapi_core_store_settings',
  key: 'plugin_users-permissions_grant',
};
