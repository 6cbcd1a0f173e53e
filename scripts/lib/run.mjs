import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command with its output on the terminal.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it.
 */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** Runs a command and ends this process with its code when it fails. */
export async function runOrExit(command, args, options = {}) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/**
 * Runs a command whose output waits until it has ended, so that commands beside each other can be read.
 * @returns {Promise<{ code: number, output: string }>} the code as `run` gives it.
 */
export async function runQuietly(command, args, options = {}) {
  const chunks = [];
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  return { code: code ?? 1, output: Buffer.concat(chunks).toString() };
}
