import { spawn } from 'node:child_process';

/**
 * Runs a command with its output on the terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code of the command; 1 when a signal ended the command.
 */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

/**
 * Runs a command. When it fails, ends this process with the command's exit code.
 * @param {Parameters<typeof run>} command
 */
export async function runOrExit(...command) {
  const code = await run(...command);
  if (code !== 0) process.exit(code);
}
