import type { Core } from '@strapi/strapi';
import { previewAddress } from '../src/preview/preview-address';
import { publishedAddress } from '../src/preview/published-address';
import { appSecret } from '../src/signatures/app-secret';
import { mayWait } from '../src/visibility/hidden-until';
import { isWaiting } from '../src/visibility/visible-at';
import preview from './preview';

export default (params: Core.Config.Shared.ConfigParams): Core.Config.Admin => {
  const { env } = params;
  const { origin } = preview(params);

  return {
    // Off by default because the API works without a build of the admin panel, and the tests boot
    // without one.
    serveAdminPanel: env.bool('SERVE_ADMIN', false),
    auth: { secret: env('ADMIN_JWT_SECRET', '') },
    apiToken: { salt: env('API_TOKEN_SALT', '') },
    transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
    secrets: { encryptionKey: env('ENCRYPTION_KEY') },
    // No survey, no advertisement for paid features, no links to Strapi's handbook.
    flags: { nps: false, promoteEE: false, docLinks: false },
    preview: {
      enabled: origin !== null,
      config: {
        // Origins that the panel may embed: it shows drafts on pages of the site, in an iframe.
        allowedOrigins: origin === null ? [] : [origin],
        handler: async (type, entry) => {
          const { documentId, status } = entry;
          const waits =
            status === 'published' && mayWait(type) && (await isWaiting(strapi, type, documentId));
          const address = await publishedAddress(strapi, type, entry);
          // A published document that visitors cannot see yet needs a preview token. Without
          // `status`, `previewAddress` adds the token to the URL; with the status `published` it
          // adds none.
          const shown = waits ? { documentId, address } : { ...entry, address };
          return previewAddress(origin ?? '', type, shown, appSecret(strapi), Date.now());
        },
      },
    },
  };
};
