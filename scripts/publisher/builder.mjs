import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** @typedef {import('./builder-process.mjs').Order} Order */
/** @typedef {import('./builder-process.mjs').Build} Build */
/** @typedef {import('./builder-process.mjs').Preparation} Preparation */
/** @typedef {import('./builder-process.mjs').Answer} Answer */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Of what a process says as it dies, enough to tell why. */
const LAST_LINES = 20;

/**
 * Builds in a process beside this one: one that dies takes nothing with it. It stays between builds;
 * after a full one, one that failed, or where the code is another, the next has a new one.
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
    let said = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      said = `${said}${chunk}`.split('\n').slice(-LAST_LINES).join('\n');
    };
    child.stderr?.on('data', keep);
    const over = new AbortController();
    try {
      const { signal } = over;
      const answered = once(child, 'message', { signal });
      const ended = once(child, 'close', { signal }).then(() => {
        throw new Error(said.trim() || 'The build was interrupted');
      });
      child.send(order);
      const [answer] = await Promise.race([answered, ended]);
      return answer;
    } catch (error) {
      end();
      throw error;
    } finally {
      over.abort();
      child.stderr?.off('data', keep);
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
     * @throws {Error} with the reason why nothing is built.
     */
    build: (build) => askForNewest({ build }),

    /**
     * What the CMS lists now, as `digested`.
     * @returns {Promise<import('../../src/application/public-content').PublicContent>}
     * @throws {Error} with the reason why that is not known.
     */
    async lists() {
      await preparing;
      const { content } = await askForNewest({ lists: true });
      if (content === undefined) throw new Error('The lists were not read.');
      return content;
    },

    /**
     * Makes ready for the next build, which finds out itself what is wrong where this fails.
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

    /** Settles when nothing is made ready. */
    prepared: async () => preparing,

    isPreparing: () => preparing !== null,
    end,
  };
}
