import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

const SCRIPT = join(ROOT, 'scripts/publisher.mjs');

/**
 * Starts the publisher as its systemd service does, and waits until it listens.
 * @param {Record<string, string>} env environment variables of the publisher.
 * @param {'inherit' | number} [log] target of the publisher's stderr: a file descriptor, or
 * `inherit` for the stderr of this process.
 */
export async function startPublisher(env, log = 'inherit') {
  const publisher = spawn(process.execPath, [SCRIPT], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', log],
    // The publisher leads a process group, so that it can be killed together with its children.
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', VITE_API_TOKEN: '', ...env },
  });
  const stdout = /** @type {import('node:stream').Readable} */ (publisher.stdout);
  let isListening = false;
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    isListening = `${chunk}`.includes('The publisher listens on');
    if (isListening) break;
  }
  if (!isListening) throw new Error('The publisher ended before it listened.');
  stdout.resume();
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (publisher.exitCode !== null || publisher.signalCode !== null) return;
    const gone = once(publisher, 'exit');
    process.kill(-Number(publisher.pid), signal);
    await gone;
  };
  return {
    pid: publisher.pid,
    /** Kills the publisher and its child processes immediately, to simulate a power failure. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
