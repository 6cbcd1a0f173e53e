import type { Core } from '@strapi/strapi';
import { checkEmailsOurselves } from '../src/emails/check-emails';
import { privateFromNowOn } from '../src/files/private-files';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => {
  // Every command of Strapi reads its configuration before it opens or writes anything.
  privateFromNowOn();
  checkEmailsOurselves();

  // How many proxies of our own stand before Strapi. With 0 the X-Forwarded-For header is ignored,
  // because any visitor can write one and so step round the enquiry limit.
  const trustedProxies = env.int('TRUSTED_PROXIES', 0);

  return {
    host: env('HOST', '127.0.0.1'),
    port: env.int('PORT', 1337),
    url: env('PUBLIC_URL', ''),
    proxy: { koa: trustedProxies > 0, maxIpsCount: trustedProxies },
    // Milliseconds. Node's own limits, but for headers that come a byte at a time.
    http: {
      serverOptions: {
        headersTimeout: 10_000,
        requestTimeout: 300_000,
        connectionsCheckingInterval: 5_000,
      },
    },
    app: { keys: env.array('APP_KEYS', []) },
    // Test boots point this at a folder of their own, so that they leave no uploads behind.
    dirs: { public: env('PUBLIC_DIR', './public') },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
  };
};
