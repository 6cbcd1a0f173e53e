import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { assetNames } from './config/asset-names.ts';
import { BROWSERS } from './config/browsers.mjs';
import { chunks, preloaded } from './config/chunks.ts';
import { fonts } from './config/fonts.ts';
import { icons } from './config/icons.ts';
import { minifyTwice } from './config/minify-twice.ts';
import { native } from './config/native.ts';
import { policy } from './config/page-policy.ts';
import { pictures } from './config/pictures.ts';
import { loaderLast, sheetLast, shell, withoutIndent } from './config/shell.ts';
import { compiledStyles } from './config/styles/compiled-styles.ts';
import { sheets } from './config/stylesheets.ts';
import { visitorToken } from './config/visitor-token.ts';
import { watchCode } from './config/watch-code.ts';
import { readConfig } from './src/composition/config.ts';

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  // A bad variable stops the build, not the visitor, who then need not download the check.
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
      watchCode(),
      policy(strapi?.host ?? null),
      visitorToken(strapi),
      minifyTwice(),
    ],
    build: {
      target: BROWSERS,
      // Safari before 17 lacks it: there a page's parts come one after the other.
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
      rolldownOptions: {
        // Its advice on what makes a build slow is for who works on the build.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: { groups: chunks() },
          assetFileNames: assetNames(),
        },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // Reading what a theme or a style holds does nothing else.
        treeshake: { propertyReadSideEffects: false },
      },
    },
    define: {
      // Of what is built nobody debugs the components: the way there is a third of a kilobyte of every visit.
      ...(command === 'build' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
      // The comparisons with these are made by the build, which drops what can never run.
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
