/**
 * What every backup leaves out. A key that was revoked after the backup must not come back with a
 * restore, and the file must give no key to a finder. So it contains none, not even as a hash.
 */

/**
 * Tables that the archive contains without rows: tokens, sessions, webhooks (their headers may
 * contain a secret), and counters.
 */
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

/** One-time tokens of accounts, which Strapi stores in clear text. */
export const BLANKED: Readonly<Record<string, readonly string[]>> = {
  admin_users: ['reset_password_token', 'registration_token'],
  up_users: ['reset_password_token', 'confirmation_token'],
};

/** The setting that contains the secrets of third-party logins; Strapi recreates it at boot. */
export const SETTINGS = {
  table: 'strapi_core_store_settings',
  key: 'plugin_users-permissions_grant',
};
