const path = require('node:path');

// Not `strapi build`: it looks for a tsconfig.json upwards, finds the site's above this folder, and then
// compiles the site in place of building the admin panel. Its own build function, which the command
// wraps, takes the answer as a parameter. Strapi does not export it, hence the path into the package;
// the version is pinned exactly, and an upgrade that moves the file fails here at once.
const strapi = path.dirname(require.resolve('@strapi/strapi/package.json'));
const { build } = require(path.join(strapi, 'dist/src/node/build.js'));
const { createLogger } = require(path.join(strapi, 'dist/src/cli/utils/logger.js'));

process.env.NODE_ENV = 'production';
process.env.SERVE_ADMIN = 'true';

build({
  cwd: path.join(__dirname, '..'),
  logger: createLogger({ silent: false, debug: false }),
  tsconfig: undefined,
  minify: true,
  sourcemaps: false,
  bundler: 'vite',
}).then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
