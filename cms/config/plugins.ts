import type { Core } from '@strapi/strapi';
import { mailSettings } from '../src/mail/mail-settings';
import { bucketProvider, bucketUrl } from '../src/pictures/bucket';
import { PICTURE_TYPES } from '../src/pictures/picture-types';
import { setUploadHeaders } from '../src/pictures/upload-headers';

const ONE_YEAR = 365 * 24 * 60 * 60;

type Env = Core.Config.Shared.ConfigParams['env'];

const ownFolder = {
  providerOptions: {
    // koa-static expects milliseconds. A file's name contains a hash, so each uploaded file has its
    // own URL. Only the panel's Replace button changes the file at a URL; browsers that have cached
    // the old file then continue to show it.
    localServer: { maxage: ONE_YEAR * 1000, immutable: true, setHeaders: setUploadHeaders },
  },
};

const storage = (env: Env) => {
  const url = bucketUrl(env);
  return url ? bucketProvider(env, url, ONE_YEAR) : ownFolder;
};

// Without a mail server, Strapi's default provider stays in use, which connects directly to the
// recipient's mail server. It then sends only e-mails that bypass the queue: Strapi's password
// reset for the panel, and an alert that the database cannot store.
const email = (env: Env) => {
  const settings = mailSettings(env);
  if (settings.state !== 'ready') return {};
  const { options, from } = settings;
  return {
    config: {
      provider: 'nodemailer',
      providerOptions: options,
      settings: { defaultFrom: from },
    },
  };
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
        // Only pictures. SVG is excluded because it can contain scripts.
        allowedTypes: [...PICTURE_TYPES.keys()],
        deniedTypes: ['image/svg+xml'],
      },
      ...storage(env),
    },
  },
  email: email(env),
});
