import { createInterface } from 'node:readline/promises';

/** Returns whether this process runs in CI. CI services set the environment variable `CI`. */
export const inCi = () => !['', '0', 'false', undefined].includes(process.env.CI);

/** @param {string} question */
async function agreed(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/iu.test(answer.trim());
}

/**
 * Returns whether these system packages may be installed: always in CI, and at a terminal if the
 * user agrees. Without a terminal it returns `false`, because it cannot ask.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>}
 */
export async function mayInstall(packages) {
  if (inCi()) return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  return agreed(`Install ${packages.join(', ')} on this system with apt-get? [y/N] `);
}
