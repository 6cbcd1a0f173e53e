const fs = require('node:fs');

const OTHERS = 0o077;

/** Whatever this process makes from now on is its own user's alone: the database, its journals, uploads. */
const privateFromNowOn = () => process.umask(OTHERS);

/** Takes away what others may do with the files and folders that are there. */
const makePrivate = (...paths) => {
  for (const path of paths) {
    const stat = fs.statSync(path, { throwIfNoEntry: false });
    if (stat && (stat.mode & OTHERS) !== 0) fs.chmodSync(path, stat.mode & 0o7700);
  }
};

module.exports = { makePrivate, privateFromNowOn };
