import { builtSite } from './built-site.mjs';
import { SITES } from './sites.mjs';
import { vitestPart, withItsSetting } from './test-parts.mjs';

/** The tests of the edge worker, as built, in the runtime of such hosts. */
export const edgePart = () =>
  withItsSetting(async () =>
    vitestPart('edge', ['--config', 'vitest.edge.config.ts'], {
      EDGE_DIR: await builtSite('edge', SITES.edge),
      // The same renderer in Node must use React's production code, too.
      NODE_ENV: 'production',
    }),
  );
