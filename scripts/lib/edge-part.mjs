import { builtSite } from './built-site.mjs';
import { timedWithSetup, vitestPart } from './test-parts.mjs';
import { SITES } from './test-sites.mjs';

/** Runs the tests of the built edge worker in the runtime that edge hosts use. */
export const edgePart = () =>
  timedWithSetup(async () =>
    vitestPart('edge', ['--config', 'vitest.edge.config.ts'], {
      EDGE_DIR: await builtSite('edge', SITES.edge),
      // The tests also run the renderer in Node, where React runs in development mode without this
      // variable.
      NODE_ENV: 'production',
    }),
  );
