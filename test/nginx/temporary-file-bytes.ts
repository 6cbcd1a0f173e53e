import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';

const entriesOf = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return []; // The process has ended, or the descriptor was closed.
  }
};

const isChildOf = (pid: number) => (other: string) => {
  try {
    return readFileSync(`/proc/${other}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === `${pid}`;
  } catch {
    return false;
  }
};

/**
 * Returns the total size in bytes of the temporary files that a process's children hold open. nginx
 * unlinks such files when it opens them, so only their descriptors refer to them.
 */
export function temporaryFileBytes(pid: number): number {
  const workers = entriesOf('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .filter(isChildOf(pid));
  const files = workers.flatMap((worker) =>
    entriesOf(`/proc/${worker}/fd`).map((name) => `/proc/${worker}/fd/${name}`),
  );
  return files.reduce((sum, file) => {
    try {
      return readlinkSync(file).includes('/temporary/') ? sum + statSync(file).size : sum;
    } catch {
      return sum;
    }
  }, 0);
}
