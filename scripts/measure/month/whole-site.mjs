import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/root.mjs';

/** @typedef {import('./whole-site-process.mjs').Order} Order */

/**
 * Makes full builds in a child process, independent of the publisher.
 * @param {string} folder
 * @param {Record<string, string>} env environment variables of the site's build.
 */
export function wholeSites(folder, env) {
  mkdirSync(folder);
  const child = fork(join(ROOT, 'scripts/measure/month/whole-site-process.mjs'), {
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
