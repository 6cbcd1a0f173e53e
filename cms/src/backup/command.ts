import { privateFromNowOn } from '../file-modes/restrict-file-modes';
import { backupCms } from './backup-cms';
import { placeOf } from './cms-storage';
import { record } from './record-result';
import { restoreCms } from './restore-cms';
import { trialRestore } from './trial-restore';
import { Problem } from './user-error';

const COMMANDS: Record<string, (file: string) => Promise<string>> = {
  async backup(file) {
    const place = placeOf(process.env);
    const { pictures, lacking } = await backupCms(place, file);
    const warnings = lacking.map(
      (name) => `The picture ${name} is in the database and nowhere else.\n`,
    );
    // The backup itself is complete, so the command succeeds even if recording its result fails.
    await record(place, 'backup', { at: new Date().toISOString(), file }).catch(({ message }) =>
      warnings.push(`The panel will not know of this backup: ${message}\n`),
    );
    return `${warnings.join('')}Backed up the database and ${pictures} pictures to ${file}`;
  },
  'restore-test': (file) => trialRestore(process.env, file),
  async restore(file) {
    const { madeAt } = await restoreCms(placeOf(process.env), file);
    return `Restored the backup of ${madeAt}. Tokens and webhooks made in the panel are to be made anew.`;
  },
};

/**
 * Runs one command: `node dist/src/backup/command.js backup FILE`, `restore FILE` or
 * `restore-test FILE`. Needs the environment variables of the CMS; all paths must be absolute.
 */
const main = async ([name = '', file = '']: string[]) => {
  privateFromNowOn();
  console.log(await COMMANDS[name]?.(file));
};

main(process.argv.slice(2)).catch((error) => {
  // Without the stack, print a Problem, which the user can fix, and an error of the operating
  // system, such as a full disk. Only a Problem guarantees that nothing was changed.
  if (error instanceof Problem) console.error(`${error.message} Nothing was changed.`);
  else console.error(error.syscall ? error.message : error);
  process.exit(1);
});
