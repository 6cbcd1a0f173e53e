import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICK_MS = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * Returns the processor time that a process has used so far, in ms; 0 for a process that has
 * exited.
 */
export const spentBy = (pid) => {
  let stat;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return 0;
  }
  // Counts the fields after the closing bracket of the second field. That field is the program's
  // file name in brackets, which may contain spaces. See
  // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/**
 * Returns a function that returns the processor time in ms that the CMS and its database have used
 * so far. Unlike elapsed time, it hardly depends on the load of the machine.
 */
export const workOf = (cmsPid, database) => async () => {
  const pids = [cmsPid];
  if (database.client.config.client === 'pg') {
    const others = await database('pg_stat_activity')
      .where('datname', database.raw('current_database()'))
      .andWhere('pid', '<>', database.raw('pg_backend_pid()'))
      .pluck('pid');
    pids.push(...others);
  }
  return pids.reduce((sum, pid) => sum + spentBy(pid), 0);
};
