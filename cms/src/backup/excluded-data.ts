/**
 * This file lists the data that every backup leaves out: everything that gives access, such as
 * tokens, even when it is hashed. Restoring a backup must not restore a token that was revoked in
 * the meantime, and a stolen backup must not contain any token.
 */

/**
 * Tables that the archive contains without their rows: tokens, sessions, webhooks (their headers
 * may contain a secret), counters of the rate limits, and e-mails that are waiting (they may
 * contain a one-time link, and a restore must not send them a second time).
 */
export const EMPTIED = [
  'admin_permissions_api_token_lnk',
  'mail_queue',
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

/**
 * Columns that the archive contains as null, by table: the one-time tokens of accounts, which
 * Strapi stores in clear text, and the hashed tokens of newsletter sign-ups.
 */
export const BLANKED: Readonly<Record<string, readonly string[]>> = {
  admin_users: ['reset_password_token', 'registration_token'],
  subscribers: ['token_hash'],
  up_users: ['reset_password_token', 'confirmation_token'],
};

/**
 * The settings row that the archive leaves out. It contains the secrets of third-party logins, and
 * Strapi recreates it at boot.
 */
export const SETTINGS = {
  table: 'strapi_core_store_settings',
  key: 'plugin_users-permissions_grant',
};
