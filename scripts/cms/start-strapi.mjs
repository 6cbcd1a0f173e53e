import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { superviseChild } from '../lib/process-group.mjs';
import { asker } from './ask-child.mjs';
import { CMS_DIR } from './cms-dir.mjs';

const END_WITH_PARENT = fileURLToPath(new URL('./end-with-parent.cjs', import.meta.url));
const STRAPI = join(CMS_DIR, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
const TAIL_LINES = 40;

/** @param {string} file */
const tail = (file) =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');

/** @param {string} url */
const isHealthy = (url) =>
  fetch(`${url}/_health`, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status === 204,
    () => false,
  );

/**
 * Runs `strapi start` on 127.0.0.1. Strapi gets the variables in `env`, and not the environment of
 * this process. Resolves when Strapi is healthy, and rejects with the end of its log when Strapi
 * does not start. The result's `ask(request, input)` sends requests to
 * cms/src/parent-process-messages/answer-parent.ts.
 *
 * @typedef {Awaited<ReturnType<typeof startStrapi>>} Strapi
 * @param {object} wish
 * @param {number} wish.port
 * @param {Record<string, string | undefined>} wish.env
 * @param {string} wish.logFile
 * @param {string | undefined} [wish.app] the folder of the CMS, by default this project's own.
 * @param {number} [wish.timeoutMs]
 */
export async function startStrapi({ port, env, logFile, app = CMS_DIR, timeoutMs = 180_000 }) {
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(process.execPath, ['--require', END_WITH_PARENT, STRAPI, 'start'], {
    cwd: app,
    env: { ...env, HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production' },
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const { exited, stop } = superviseChild(child);

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + timeoutMs;
  /** @type {string | null} */
  let ended = null;
  void exited.then((how) => (ended = how));
  while (!(await isHealthy(url)) || ended) {
    if (ended)
      throw new Error(
        `The CMS ended with ${ended} while starting. Its log ends:\n${tail(logFile)}`,
      );
    if (Date.now() > deadline) {
      await stop();
      throw new Error(
        `The CMS did not start within ${timeoutMs / 1000} s. Its log ends:\n${tail(logFile)}`,
      );
    }
    await pause(150);
  }
  return { url, pid: child.pid, ask: asker(child), exited, stop };
}
