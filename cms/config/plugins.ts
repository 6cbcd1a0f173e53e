import type { Core } from '@strapi/strapi';
import { bucketProvider, bucketUrl } from '../src/pictures/bucket';
import { PICTURE_TYPES } from '../src/pictures/picture-types';
import { setUploadHeaders } from '../src/pictures/upload-headers';

const ONE_YEAR = 365 * 24 * 60 * 60;

type Env = Core.Config.Shared.ConfigParams['env'];

const ownFolder = {
  providerOptions: {
    // koa-static counts in milliseconds. A file's name carries a hash, so it never changes in place.
    localServer: { maxage: ONE_YEAR * 1000, immutable: true, setHeaders: setUploadHeaders },
  },
};

const storage = (env: Env) => {
  const url = bucketUrl(env);
  return url ? bucketProvider(env, url, ONE_YEAR) : ownFolder;
};

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Plugin => ({
  'users-permissions': {
    config: { jwtSecret: env('JWT_SECRET'), jwtManagement: 'legacy-support' },
  },
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      breakpoints: { xlarge: 1600, large: 1000, medium: 750, small: 500 },
      security: {
        // Pictures only. SVG stays out because it can carry script.
        allowedTypes: [...PICTURE_TYPES.keys()],
        deniedTypes: ['image/svg+xml'],
      },
      ...storage(env),
    },
  },
  email: {
    config: {
      provider: 'sendmail',
      // Without a relay the provider looks up the receiver's mail server in the DNS and connects to
      // it directly. It calls a relay a "dev" server; for us it is the local mail server.
      providerOptions: env('SMTP_RELAY_PORT')
        ? { devHost: env('SMTP_RELAY_HOST', '127.0.0.1'), devPort: env.int('SMTP_RELAY_PORT') }
        : {},
      settings: { defaultFrom: env('ENQUIRY_NOTIFY_FROM', 'no-reply@localhost') },
    },
  },
});
