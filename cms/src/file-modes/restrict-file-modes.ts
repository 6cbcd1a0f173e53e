import fs from 'node:fs';

const OTHERS = 0o077;

/**
 * Makes every file that this process creates from now on accessible only to the user that runs the
 * process. This includes the database, its journals and uploads.
 */
export const privateFromNowOn = () => process.umask(OTHERS);

/** Removes other users' permissions from existing files and folders. */
export const makePrivate = (...paths: string[]) => {
  for (const path of paths) {
    const stat = fs.statSync(path, { throwIfNoEntry: false });
    if (stat && (stat.mode & OTHERS) !== 0) fs.chmodSync(path, stat.mode & 0o7700);
  }
};
