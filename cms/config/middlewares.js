const { allowedOrigin } = require('../src/cors/allowed-origin');

// Any port of this machine: a developer's `vite` takes the next free one when 5173 is taken.
const DEVELOPMENT_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

module.exports = ({ env }) => [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  {
    name: 'strapi::cors',
    config: {
      origin: allowedOrigin(env.array('SITE_ORIGINS', DEVELOPMENT_ORIGINS)),
      // What the site's pages call from a browser; the admin panel is same-origin, seeding has no origin.
      methods: ['GET', 'HEAD', 'POST'],
      headers: ['Accept', 'Authorization', 'Content-Type'],
      expose: ['Retry-After'],
      credentials: false,
      maxAge: 600,
    },
  },
  { name: 'strapi::compression', config: { threshold: 1024 } },
  'global::small-enquiries',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
