import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { atExit } from '../cms/at-exit.mjs';

const GRACE_MS = 10_000;

/**
 * Manages a child process that was spawned with `detached: true`, so that it leads a process group.
 * Returns `{ exited, stop }`: `exited` resolves with the signal that ended the child, or with its
 * exit code, for example `code 1`. `stop()` sends `signal` to the whole group, and SIGKILL if the
 * child still runs after 10 seconds.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function superviseChild(child, signal = 'SIGTERM') {
  const exited = once(child, 'exit').then(([code, by]) => by ?? `code ${code}`);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  /** @param {NodeJS.Signals} which */
  const send = (which) => {
    if (child.pid === undefined || isOver()) return;
    try {
      process.kill(-child.pid, which);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
    }
  };

  const stop = async () => {
    send(signal);
    const late = new AbortController();
    await Promise.race([
      exited,
      pause(GRACE_MS, undefined, { signal: late.signal }).then(() => send('SIGKILL')),
    ]);
    late.abort();
    await exited;
    forget();
  };
  const forget = atExit({ stop, kill: () => send('SIGKILL') });
  void exited.then(forget);
  return { exited, stop };
}
