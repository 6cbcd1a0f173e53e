import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

const SCRIPT = join(ROOT, 'scripts/publisher.mjs');

/**
 * Starts the publisher as its service does, and waits until it hears.
 * @param {Record<string, string>} env its variables.
 * @param {'inherit' | number} [log] where its errors go: a file descriptor, or where this process writes its own.
 */
export async function startPublisher(env, log = 'inherit') {
  const publisher = spawn(process.execPath, [SCRIPT], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', log],
    // With what it starts it is a group, which can be killed as one.
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', VITE_API_TOKEN: '', ...env },
  });
  const stdout = /** @type {import('node:stream').Readable} */ (publisher.stdout);
  let hears = false;
  for await (const said of stdout.iterator({ destroyOnReturn: false })) {
    hears = `${said}`.includes('The publisher hears');
    if (hears) break;
  }
  if (!hears) throw new Error('The publisher ended before it heard anything.');
  stdout.resume();
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (publisher.exitCode !== null || publisher.signalCode !== null) return;
    const gone = once(publisher, 'exit');
    process.kill(-Number(publisher.pid), signal);
    await gone;
  };
  return {
    pid: publisher.pid,
    /** All of it at once and without a word, as when the power fails. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
