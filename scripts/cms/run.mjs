import { spawn } from 'node:child_process';

/** Runs a command with its output on ours; rejects when it cannot start or ends with another code than 0. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`\`${command} ${args.join(' ')}\` ended with ${signal ?? `code ${code}`}.`));
    });
  });
