import fs from 'node:fs';

const OTHERS = 0o077;

/** Whatever this process makes from now on is its own user's alone: the database, its journals, uploads. */
export const privateFromNowOn = () => process.umask(OTHERS);

/** Takes away what others may do with the files and folders that are there. */
export const makePrivate = (...paths: string[]) => {
  for (const path of paths) {
    const stat = fs.statSync(path, { throwIfNoEntry: false });
    if (stat && (stat.mode & OTHERS) !== 0) fs.chmodSync(path, stat.mode & 0o7700);
  }
};
