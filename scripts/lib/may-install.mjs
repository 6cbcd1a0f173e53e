import { createInterface } from 'node:readline/promises';

/** Whether this process runs in CI: CI services set the variable `CI`. */
export const inCi = () => !['', '0', 'false', undefined].includes(process.env.CI);

/** @param {string} question */
async function agreed(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/iu.test(answer.trim());
}

/**
 * Whether these system packages may be installed. Always in CI; at a terminal it asks the user;
 * otherwise never, because nobody can answer.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>}
 */
export async function mayInstall(packages) {
  if (inCi()) return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  return agreed(`Install ${packages.join(', ')} on this system with apt-get? [y/N] `);
}
