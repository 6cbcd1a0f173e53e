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
 * Gives this process its own temporary folder, which Strapi's uploads use as well, and deletes what
 * processes left behind that were killed during an upload.
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
