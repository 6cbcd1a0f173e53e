import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/root.mjs';

/** @typedef {import('./full-build-process.mjs').Order} Order */

/**
 * Starts a child process that builds the whole site on request. The builds do not use the
 * publisher, because `checkSite` compares them with the site that the publisher serves.
 * @param {string} folder
 * @param {Record<string, string>} env environment variables of the site's build.
 */
export function fullBuilds(folder, env) {
  mkdirSync(folder);
  const child = fork(join(ROOT, 'scripts/measure/simulated-month/full-build-process.mjs'), {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const outDir = join(folder, 'site');
  return {
    /**
     * @param {Pick<Order, 'isFresh'>} how
     * @returns {Promise<string>} the folder of the build, which the next build replaces.
     */
    async build({ isFresh }) {
      rmSync(outDir, { recursive: true, force: true });
      child.send({ outDir, isFresh });
      const [answer] = await once(child, 'message');
      const { problem } = /** @type {{ problem?: string }} */ (answer);
      if (problem !== undefined) throw new Error(`The full build failed: ${problem}`);
      return outDir;
    },
    close: () => child.kill(),
  };
}
