import type { Core } from '@strapi/strapi';
import { allowedOrigin } from '../src/cors/allowed-origin';
import { siteOrigins } from '../src/cors/site-origins';
import { bucketUrl } from '../src/pictures/bucket';

// Loopback host names, which programs on this machine use to reach the CMS.
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

type ConfigParams = Core.Config.Shared.ConfigParams;

const hostOf = (url: string) => (url ? new URL(url).hostname : '');

const ownUrl = (env: ConfigParams['env']) => env('PUBLIC_URL', '');

// Adds the bucket's origin to Strapi's default content security policy, because the panel shows the
// bucket's pictures and fetches them for cropping.
const security = (env: ConfigParams['env']) => {
  const bucket = bucketUrl(env)?.origin;
  if (!bucket) return 'strapi::security';
  const pictures = ["'self'", 'data:', 'blob:', 'https://market-assets.strapi.io', bucket];
  const directives = { 'connect-src': ["'self'", 'https:', bucket], 'img-src': pictures };
  return { name: 'strapi::security', config: { contentSecurityPolicy: { directives } } };
};

export default ({ env }: ConfigParams): Core.Config.Middlewares => [
  'strapi::logger',
  'strapi::errors',
  {
    name: 'global::known-hosts',
    config: { hosts: [...OWN_MACHINE, hostOf(ownUrl(env)), ...env.array('ALLOWED_HOSTS', [])] },
  },
  'global::health',
  security(env),
  {
    name: 'strapi::cors',
    config: {
      origin: allowedOrigin(siteOrigins(env)),
      // Methods that the site's pages use. CORS does not apply to the admin panel, which has the
      // same origin as the API, or to the seeding script, which sends no Origin header.
      methods: ['GET', 'HEAD', 'POST'],
      headers: ['Accept', 'Authorization', 'Content-Type', 'X-Preview-Token'],
      expose: ['Retry-After'],
      credentials: false,
      maxAge: 600,
    },
  },
  { name: 'strapi::compression', config: { threshold: 1024 } },
  {
    name: 'global::form-answers',
    config: { siteOrigins: siteOrigins(env), ownUrl: ownUrl(env) },
  },
  {
    name: 'global::bodies',
    config: { siteOrigins: siteOrigins(env), ownUrl: ownUrl(env) },
  },
  'global::concurrency-limit',
  'global::canonical-uploads-path',
  'strapi::query',
  // Strapi does not start without this middleware. Its parsers are switched off, because
  // global::bodies has already read the body.
  {
    name: 'strapi::body',
    config: { json: false, multipart: false, text: false, urlencoded: false },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
