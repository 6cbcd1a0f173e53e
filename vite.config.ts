import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { assetNames } from './config/asset-names.ts';
import { BROWSERS } from './config/browsers.mjs';
import { fonts } from './config/fonts.ts';
import { loaderLast, sheetLast, shell, withoutIndent } from './config/html-shell.ts';
import { icons } from './config/icons.ts';
import { inlineLoadWatchdog } from './config/inline-load-watchdog.ts';
import { policy } from './config/page-policy.ts';
import { pictures } from './config/pictures.ts';
import { native } from './config/replace-polyfills.ts';
import { sheets } from './config/shared-stylesheets.ts';
import { compiledStyles } from './config/styles/compiled-styles.ts';
import { tokenRights } from './config/token-rights.ts';
import { readConfig } from './src/composition/config.ts';

const ALWAYS_LOADED = /\/(?:index|site|rolldown-runtime)-[^/]*\.js$/u;

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  // Validate the variables at build time: an invalid one stops the build, and the site's own code
  // need not contain the validation.
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
      tokenRights(strapi),
    ],
    build: {
      target: BROWSERS,
      modulePreload: {
        // Omits Vite's `modulepreload` polyfill, which only Safari before 17 needs. Without it,
        // these versions load a page's chunks one after the other.
        polyfill: false,
        // Does not preload the chunks that every page has already loaded, because Firefox reports
        // such a preload as failed.
        resolveDependencies: (_, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((file) => !ALWAYS_LOADED.test(file)),
      },
      rolldownOptions: {
        // Hides Rolldown's warnings about slow build steps.
        checks: { bundlerTimings: false },
        output: {
          // `index` contains the modules that index.html loads, `site` those that hydrate a page,
          // and `common` those that at least five entries need. `shared` becomes several chunks,
          // one for each set of entries that need the same modules. docs/decisions/0024-bundling.md
          // gives the reasons.
          codeSplitting: {
            groups: [
              { name: 'index', tags: ['$initial'] },
              { name: 'site', test: /\/src\/entry-client/u },
              { name: 'common', minShareCount: 5 },
              // Separate from `shared`, so that only pages with a formatted text of an editor load
              // this code.
              {
                name: 'markup',
                test: /\/src\/ui\/markup\//u,
                minShareCount: 2,
                entriesAware: true,
              },
              {
                name: 'shared',
                test: /\/src\/(?:ui|domain)\//u,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 2500,
              },
            ],
          },
          // For a shared chunk, Rolldown joins the names of all entries that need it with `~`. This
          // keeps only the first name, so that file names stay short.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
          assetFileNames: assetNames(),
        },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // Lets Rolldown drop property reads whose result is unused, such as those of a theme or a
        // style: reading a property has no side effects in this code.
        treeshake: { propertyReadSideEffects: false },
      },
    },
    define: {
      // Removes React's code for its DevTools from the built site, because it adds a third of a
      // kilobyte to every visit.
      ...(command === 'build' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
      // The build replaces these names with constants, so that it can drop unreachable code.
      __CATALOGUE__: JSON.stringify(config.catalogue),
      __STRAPI__: JSON.stringify(strapi),
      __SITE_URL__: JSON.stringify(config.siteUrl),
      __SERVICE_WORKER__: JSON.stringify(config.hasServiceWorker && command === 'build'),
      __READS_TEXTS__: JSON.stringify(command === 'serve' && env['VITE_READS_TEXTS'] === 'true'),
      __DEV_TOOLS__: JSON.stringify(
        env['VITE_DEV_TOOLS'] === 'true' || (command === 'serve' && mode === 'development'),
      ),
    },
  };
});
