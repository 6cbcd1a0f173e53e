import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { faultsOf } from './check-site.mjs';
import { versionOf } from './versions.mjs';

/** Of what a build says, enough to tell why it failed. */
const LAST_LINES = 20;

/**
 * Builds aside, in a process of its own: what it takes of memory is given back, and one that hangs
 * or dies takes nothing with it.
 * @param {readonly string[]} args
 * @param {AbortSignal} signal
 * @returns {Promise<{ code: number | null, lines: readonly string[] }>}
 */
async function build(args, signal) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/build.mjs'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let said = '';
  const keep = (/** @type {Buffer} */ chunk) => {
    said = `${said}${chunk}`.split('\n').slice(-LAST_LINES).join('\n');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, lines: said.split('\n').filter((line) => line.trim() !== '') };
}

/**
 * Publishes what has changed: builds, looks through what came of it, and serves it.
 * @param {import('./versions.mjs').Versions} versions
 * @param {{ keep: number, signal: AbortSignal }} options
 * @returns {Promise<string>} what was done.
 * @throws {Error} with the reason why the site stays as it is.
 */
export async function publish(versions, { keep, signal }) {
  versions.tidy(keep);
  const before = versions.current();
  const folder = versions.next;
  const since = before === null ? [] : ['--changed', '--from', versions.place(before)];
  const { code, lines } = await build([...since, '--out-dir', folder], signal);
  if (code !== 0) {
    throw new Error(lines.find((line) => line.startsWith('✘'))?.slice(2) ?? lines.join('\n'));
  }
  if (!existsSync(folder)) return 'Nothing has changed.';
  const faults = faultsOf(folder, before === null ? null : versions.place(before));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const version = versionOf(new Date());
  versions.keepNext(version);
  versions.serve(version);
  versions.tidy(keep);
  return [`${version} is served.`, ...lines].join('\n');
}
