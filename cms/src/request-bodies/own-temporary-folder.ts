import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'cms-process-';

const runs = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/**
 * Creates a temporary folder for this process and makes Node's `tmpdir()` return it, so that
 * Strapi's uploads use it too. Deletes the folders of processes that no longer run, for example
 * because they were killed during an upload.
 */
export const takeOwnTemporaryFolder = () => {
  const shared = tmpdir();
  for (const name of readdirSync(shared)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN;
    if (pid === process.pid || (Number.isInteger(pid) && !runs(pid)))
      rmSync(join(shared, name), { recursive: true, force: true });
  }
  const own = join(shared, `${PREFIX}${process.pid}`);
  mkdirSync(own, { mode: 0o700 });
  process.env.TMPDIR = own;
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
};
