import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

const GB = 1024 ** 3;
/**
 * The peak memory of the panel's build and a margin for the system, in bytes; see
 * docs/decisions/0020-the-sqlite-driver.md.
 */
const NEEDED = 1.75 * GB;

const swap = () => {
  try {
    return Number(/^SwapTotal:\s+(\d+)/mu.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]) * 1024;
  } catch {
    return 0;
  }
};

/**
 * Returns the memory that this process may use, in bytes: the limit of its container, or the
 * machine's memory and swap.
 */
const available = () => {
  const limit = process.constrainedMemory?.() ?? 0;
  return limit > 0 && limit < totalmem() ? limit : totalmem() + swap();
};

/**
 * Throws when the build of the panel would run out of memory, because that would also affect other
 * programs.
 * @param {number} [memory] in bytes
 */
export function checkMemoryForPanel(memory = available()) {
  if (memory >= NEEDED) return;
  throw new Error(`The admin panel cannot be built here: that takes ${NEEDED / GB} GB of memory, and there are ${(memory / GB).toFixed(1)} GB.
Build it on another machine, in a clone of the same commit, and copy the file:
  npm run cms -- pack panel.tgz
Then, here:
  tar -xzf panel.tgz -C cms
  npm run cms
Or add swap space: cms/README.md, "A small server".`);
}
