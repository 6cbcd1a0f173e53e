import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** @typedef {import('./builder-process.mjs').Job} Job */
/** @typedef {import('./builder-process.mjs').Answer} Answer */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * How many of the last lines of a crashed process's stderr to keep. They show the reason of the
 * crash.
 */
const LAST_LINES = 20;

/** Thrown by a running job when `interrupt` ends it. */
export class Interrupted extends Error {}

/**
 * Manages a child process that builds the site, so that a crash does not end the publisher. All
 * jobs run in the same process. A new process replaces it after `end` or `interrupt`, after a
 * failed job, or when the code has changed.
 */
function builderProcess() {
  /** @type {ChildProcess | null} */
  let child = null;
  let isInterrupted = false;

  function end() {
    child?.kill('SIGKILL');
    child = null;
  }

  function start() {
    return fork(join(ROOT, 'scripts/publisher/builder-process.mjs'), {
      cwd: ROOT,
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
  }

  /** @param {Job} job @returns {Promise<Answer>} */
  async function send(job) {
    child ??= start();
    const running = child;
    let stderrTail = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      stderrTail = `${stderrTail}${chunk}`.split('\n').slice(-LAST_LINES).join('\n');
    };
    running.stderr?.on('data', collect);
    const over = new AbortController();
    try {
      const { signal } = over;
      const answered = once(running, 'message', { signal });
      const ended = once(running, 'close', { signal }).then(() => {
        if (isInterrupted) throw new Interrupted();
        throw new Error(stderrTail.trim() || 'The build was interrupted');
      });
      running.send(job);
      const [answer] = await Promise.race([answered, ended]);
      return answer;
    } catch (error) {
      end();
      throw error;
    } finally {
      over.abort();
      running.stderr?.off('data', collect);
    }
  }

  return {
    /**
     * @param {Job} job
     * @returns {Promise<Answer>}
     * @throws {Interrupted | Error} with the reason why the job failed.
     */
    async run(job) {
      isInterrupted = false;
      let answer = await send(job);
      if (answer.isOutdated) {
        end();
        answer = await send(job);
      }
      if (answer.problem === undefined) return answer;
      end();
      throw new Error(answer.problem);
    },
    interrupt() {
      isInterrupted = true;
      end();
    },
    end,
  };
}

/**
 * Builds the site in child processes: one keeps the renderer loaded and renders the changed pages
 * of an edit; the other renders the whole site in the background.
 */
export function siteBuilder() {
  const ready = builderProcess();
  const whole = builderProcess();
  /** @type {Promise<void> | null} */
  let preparing = null;

  return {
    /** @param {import('./builder-process.mjs').Update} update */
    async update(update) {
      await preparing;
      return ready.run({ update });
    },

    /** @param {import('./builder-process.mjs').Build} build */
    async build(build) {
      try {
        return await whole.run({ build });
      } finally {
        // End the process to free the memory of thousands of rendered pages.
        whole.end();
      }
    },

    /** Ends a running `build`, which then rejects with `Interrupted`. */
    interrupt: () => whole.interrupt(),

    /**
     * Reads the current lists of the CMS, with a digest in each item's `asListed`: see `digested`.
     * @returns
     * {Promise<import('../../src/application/content-types/public-content').PublicContent>}
     * @throws {Error} with the reason why the lists cannot be read.
     */
    async lists() {
      await preparing;
      const { content } = await ready.run({ lists: true });
      if (content === undefined) throw new Error('The lists were not read.');
      return content;
    },

    /**
     * Prepares the next update. Ignores a failure, because the update itself reports it.
     * @param {import('./builder-process.mjs').Preparation} preparation
     */
    prepare(preparation) {
      preparing = ready
        .run({ prepare: preparation })
        .then(
          () => {},
          () => {},
        )
        .finally(() => {
          preparing = null;
        });
    },

    /** Resolves when no preparation is running. */
    prepared: async () => preparing,
    isPreparing: () => preparing !== null,

    end() {
      ready.end();
      whole.end();
    },
  };
}
