import type { Core } from '@strapi/strapi';
import { privateFromNowOn } from '../src/file-modes/restrict-file-modes';
import { checkEmailsOurselves } from '../src/yup-email-check/check-emails';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => {
  // Both functions are called here because every Strapi command reads its configuration first,
  // before it writes a file or creates a validation schema.
  privateFromNowOn();
  checkEmailsOurselves();

  // Number of the owner's reverse proxies in front of Strapi. With 0, Strapi ignores the
  // X-Forwarded-For header, because any visitor can forge it to evade the enquiry limit.
  const trustedProxies = env.int('TRUSTED_PROXIES', 0);

  return {
    host: env('HOST', '127.0.0.1'),
    port: env.int('PORT', 1337),
    url: env('PUBLIC_URL', ''),
    proxy: { koa: trustedProxies > 0, maxIpsCount: trustedProxies },
    // Milliseconds. `requestTimeout` is Node's default. `headersTimeout` is shorter than Node's, so
    // that a client cannot keep a connection open by sending headers one byte at a time.
    http: {
      serverOptions: {
        headersTimeout: 10_000,
        requestTimeout: 300_000,
        connectionsCheckingInterval: 5_000,
      },
    },
    app: { keys: env.array('APP_KEYS', []) },
    // Tests set PUBLIC_DIR to a temporary folder, so that they leave no uploads behind.
    dirs: { public: env('PUBLIC_DIR', './public') },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
  };
};
