import { run } from '../lib/run.mjs';

/**
 * Runs a command with its output on the terminal; rejects when it cannot start or fails.
 * @param {Parameters<typeof run>} command
 */
export async function runOrThrow(...[command, args, options]) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`\`${command} ${args.join(' ')}\` ended with code ${code}.`);
}
