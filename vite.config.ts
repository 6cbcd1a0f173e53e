import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { assetNames } from './config/asset-names.ts';
import { BROWSERS } from './config/browsers.mjs';
import { native } from './config/drop-polyfills.ts';
import { fonts } from './config/fonts.ts';
import { loaderLast, sheetLast, shell, withoutIndent } from './config/html-shell.ts';
import { icons } from './config/icons.ts';
import { inlineLoadWatchdog } from './config/inline-load-watchdog.ts';
import { policy } from './config/page-policy.ts';
import { pictures } from './config/pictures.ts';
import { sheets } from './config/shared-stylesheets.ts';
import { compiledStyles } from './config/styles/compiled-styles.ts';
import { visitorToken } from './config/visitor-token.ts';
import { readConfig } from './src/composition/config.ts';

const ALWAYS_LOADED = /\/(?:index|site|rolldown-runtime)-[^/]*\.js$/u;

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  // Validates the variables here, so that an invalid one stops the build, and visitors do not
  // download the check.
  const config = readConfig(env);
  const strapi = config.catalogue === 'strapi' ? config.strapi : null;
  return {
    plugins: [
      react(),
      native(),
      compiledStyles(),
      fonts(),
      sheets(),
      pictures(),
      shell(),
      loaderLast(),
      sheetLast(),
      withoutIndent(),
      icons(),
      inlineLoadWatchdog(),
      policy(strapi?.host ?? null),
      visitorToken(strapi),
    ],
    build: {
      target: BROWSERS,
      modulePreload: {
        // Omits the polyfill. Without it, Safari before 17 loads a page's chunks one after the
        // other.
        polyfill: false,
        // Preloads no chunk that every page has already loaded, because Firefox treats such a
        // preload as a failure.
        resolveDependencies: (_, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((file) => !ALWAYS_LOADED.test(file)),
      },
      rolldownOptions: {
        // Build performance hints only matter when working on the build itself.
        checks: { bundlerTimings: false },
        output: {
          // The chunks are what index.html loads, what hydrates a page, what many entries need, and
          // the rest, grouped by the entries that need it. The figures are in
          // docs/decisions/0024-bundling.md.
          codeSplitting: {
            groups: [
              { name: 'index', tags: ['$initial'] },
              { name: 'site', test: /\/src\/entry-client/u },
              { name: 'common', minShareCount: 5 },
              {
                name: 'shared',
                test: /\/src\/(?:ui|domain)\//u,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 2500,
              },
            ],
          },
          // Uses only the first part of the name, because Rolldown names a shared chunk after every
          // entry that needs it.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
          assetFileNames: assetNames(),
        },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // Reading properties of a theme or a style has no side effects.
        treeshake: { propertyReadSideEffects: false },
      },
    },
    define: {
      // Removes the hook for React DevTools from the built site, because it costs every visit a
      // third of a kilobyte.
      ...(command === 'build' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
      // Constants: the build evaluates comparisons with them and drops unreachable code.
      __CATALOGUE__: JSON.stringify(config.catalogue),
      __STRAPI__: JSON.stringify(strapi),
      __SITE_URL__: JSON.stringify(config.siteUrl),
      __SERVICE_WORKER__: JSON.stringify(config.hasServiceWorker && command === 'build'),
      __DEV_TOOLS__: JSON.stringify(
        env['VITE_DEV_TOOLS'] === 'true' || (command === 'serve' && mode === 'development'),
      ),
    },
  };
});
