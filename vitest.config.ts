import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { fonts } from './config/fonts.ts';
import { pictures } from './config/pictures.ts';
import { compiledStyles } from './config/styles/compiled-styles.ts';

export default defineConfig({
  plugins: [react(), compiledStyles(), fonts(), pictures()],
  // The tests use the in-memory catalogue, regardless of a developer's .env.local.
  define: {
    __CATALOGUE__: JSON.stringify('memory'),
    __STRAPI__: 'null',
    __SITE_URL__: JSON.stringify('https://www.example.com'),
    __DEV_TOOLS__: 'false',
    __READS_TEXTS__: 'false',
  },
  envDir: false,
  test: {
    // Reuses loaded modules across files, which halves the duration of a run. The files share no
    // other state.
    pool: 'threads',
    isolate: false,
    setupFiles: ['test/reset-globals.ts'],
    // Uses all cores. By default Vitest leaves one free, which is half of a two-core machine.
    maxWorkers: '100%',
    // A new or renamed folder in `test` is included, so that no test is left out unnoticed.
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    // The folders of the other configurations of Vitest.
    exclude: [...configDefaults.exclude, 'test/{cms,cross-browser,edge}/**'],
    // Removes stubs and mocks after each test, so that they do not affect the next test.
    unstubGlobals: true,
    restoreMocks: true,
    // Milliseconds; long enough to encode all pictures. On a fresh clone, the first test that
    // imports a picture waits for this.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Hides two warnings of React: about the `<search>` element, which browsers support but
    // happy-dom does not, and about the two renderers of tests that prerender and then hydrate.
    onConsoleLog: (log) =>
      !log.includes('The tag <search> is unrecognized') &&
      !log.includes('Detected multiple renderers concurrently rendering'),
  },
});
