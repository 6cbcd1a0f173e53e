import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { fonts } from './config/fonts.ts';
import { pictures } from './config/pictures.ts';
import { compiledStyles } from './config/styles/compiled-styles.ts';

export default defineConfig({
  plugins: [react(), compiledStyles(), fonts(), pictures()],
  // The tests promise the embedded catalogue, whatever a developer's .env.local says.
  define: {
    __CATALOGUE__: JSON.stringify('memory'),
    __STRAPI__: 'null',
    __SITE_URL__: JSON.stringify('https://www.example.com'),
    __DEV_TOOLS__: 'false',
  },
  envDir: false,
  test: {
    // Threads that keep what they have loaded: half the time, and the files share nothing but modules.
    pool: 'threads',
    isolate: false,
    // Vitest leaves one core to who waits for it, which of two is half.
    maxWorkers: '100%',
    include: [
      'src/**/*.test.{ts,tsx}',
      'test/*.test.{ts,tsx}',
      'test/{contracts,copy,hosts,publisher,thorough}/**/*.test.ts',
    ],
    // Nothing but the code under test may make a call: an unexpected one is a failure, not a wait.
    unstubGlobals: true,
    restoreMocks: true,
    // On a fresh clone the first to import the pictures waits until they are made.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
