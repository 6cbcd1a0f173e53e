import type { Core } from '@strapi/strapi';
import { mailSettings } from '../src/mail/mail-settings';
import { bucketProvider, bucketUrl } from '../src/pictures/bucket';
import { setUploadHeaders } from '../src/pictures/upload-headers';
import { UPLOAD_TYPES } from '../src/pictures/upload-types';

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

// Without settings for a mail server, Strapi keeps its default provider, which connects directly to
// the recipient's mail server. In that case only e-mails that bypass the queue are sent: Strapi's
// password reset for the panel, and an alert that the database cannot store.
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
        // Allows only pictures, and PDFs for the documents of batches. SVG is excluded because it
        // can contain scripts.
        allowedTypes: [...UPLOAD_TYPES.keys()],
        deniedTypes: ['image/svg+xml'],
      },
      ...storage(env),
    },
  },
  email: email(env),
});
