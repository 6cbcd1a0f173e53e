import { builtSite } from './built-site.mjs';
import { SITES } from './sites.mjs';
import { vitestPart, withItsSetting } from './test-parts.mjs';

/** The worker of an edge host, as it is built, in the runtime that such hosts run. */
export const edgePart = () =>
  withItsSetting(async () =>
    vitestPart('edge', ['--config', 'vitest.edge.config.ts'], {
      EDGE_DIR: await builtSite('edge', SITES.edge),
      // Its twin in Node is React's own code for production, too.
      NODE_ENV: 'production',
    }),
  );
