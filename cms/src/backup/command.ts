import { privateFromNowOn } from '../file-permissions/private-files';
import { backupCms } from './backup-cms';
import { placeOf } from './place';
import { Problem } from './problem';
import { record } from './record';
import { restoreCms } from './restore-cms';
import { restoreTest } from './restore-test';

const COMMANDS: Record<string, (file: string) => Promise<string>> = {
  async backup(file) {
    const place = placeOf(process.env);
    const { pictures, lacking } = await backupCms(place, file);
    const warnings = lacking.map(
      (name) => `The picture ${name} is in the database and nowhere else.\n`,
    );
    // The backup is complete, so a failure to record it is no failure of the command.
    await record(place, 'backup', { at: new Date().toISOString(), file }).catch(({ message }) =>
      warnings.push(`The panel will not know of this backup: ${message}\n`),
    );
    return `${warnings.join('')}Backed up the database and ${pictures} pictures to ${file}`;
  },
  'restore-test': (file) => restoreTest(process.env, file),
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
  // For an error that the user can fix, and for an error of the operating system such as a full
  // disk, print the message without the stack. Only for the first kind it is certain that nothing
  // was changed.
  if (error instanceof Problem) console.error(`${error.message} Nothing was changed.`);
  else console.error(error.syscall ? error.message : error);
  process.exit(1);
});
