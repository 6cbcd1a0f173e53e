import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** @typedef {import('./builder-process.mjs').Order} Order */
/** @typedef {import('./builder-process.mjs').Build} Build */
/** @typedef {import('./builder-process.mjs').Preparation} Preparation */
/** @typedef {import('./builder-process.mjs').Answer} Answer */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Last lines of a crashed process's stderr, enough to show the reason. */
const LAST_LINES = 20;

/**
 * Builds in a child process, so that a crash does not end the publisher. The process is reused
 * between builds. A new one starts after a full build, a failed build or a change of the code.
 */
export function siteBuilder() {
  /** @type {ChildProcess | null} */
  let warm = null;

  /** @type {Promise<void> | null} */
  let preparing = null;

  /** @param {Order} order @returns {Promise<Answer>} */
  async function ask(order) {
    warm ??= fork(join(ROOT, 'scripts/publisher/builder-process.mjs'), {
      cwd: ROOT,
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const child = warm;
    let stderrTail = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      stderrTail = `${stderrTail}${chunk}`.split('\n').slice(-LAST_LINES).join('\n');
    };
    child.stderr?.on('data', collect);
    const over = new AbortController();
    try {
      const { signal } = over;
      const answered = once(child, 'message', { signal });
      const ended = once(child, 'close', { signal }).then(() => {
        throw new Error(stderrTail.trim() || 'The build was interrupted');
      });
      child.send(order);
      const [answer] = await Promise.race([answered, ended]);
      return answer;
    } catch (error) {
      end();
      throw error;
    } finally {
      over.abort();
      child.stderr?.off('data', collect);
    }
  }

  function end() {
    warm?.kill();
    warm = null;
  }

  /** @param {Order} order @returns {Promise<Answer>} */
  async function askForNewest(order) {
    let answer = await ask(order);
    if (answer.isOutdated) {
      end();
      answer = await ask(order);
    }
    if (answer.isLast || answer.problem !== undefined) end();
    if (answer.problem !== undefined) throw new Error(answer.problem);
    return answer;
  }

  return {
    /**
     * @param {Build} build
     * @returns {Promise<Answer>}
     * @throws {Error} with the reason why the build failed.
     */
    build: (build) => askForNewest({ build }),

    /**
     * Reads the current lists of the CMS, as `digested`.
     * @returns {Promise<import('../../src/application/public-content').PublicContent>}
     * @throws {Error} with the reason why they cannot be read.
     */
    async lists() {
      await preparing;
      const { content } = await askForNewest({ lists: true });
      if (content === undefined) throw new Error('The lists were not read.');
      return content;
    },

    /**
     * Prepares the next build. A failure is ignored here: the build itself reports it.
     * @param {Preparation} preparation
     */
    prepare(preparation) {
      preparing = ask({ prepare: preparation })
        .then(({ problem, isOutdated }) => {
          if (problem !== undefined || isOutdated) end();
        }, end)
        .finally(() => {
          preparing = null;
        });
    },

    /** Settles when no preparation is running. */
    prepared: async () => preparing,

    isPreparing: () => preparing !== null,
    end,
  };
}
