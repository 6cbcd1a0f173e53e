import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Checks } from './checked-health';

/**
 * Number of bytes that each check writes. It is more than an enquiry or an edit needs, so that on a
 * full disk the check fails before storing an enquiry does.
 */
const ROOM = 64 * 1024;
const STORE = 'strapi::core-store';

const databaseTakes = async (strapi: Core.Strapi) => {
  const key = `health_${process.pid}`;
  const store = strapi.db.query(STORE);
  await store.create({ data: { key, type: 'string', value: '0'.repeat(ROOM) } });
  await store.deleteMany({ where: { key } });
};

const folderTakes = async (folder: string) => {
  const file = join(folder, `.health-${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(ROOM), { mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
};

/**
 * Returns one check for each place that the CMS writes to: the database, the uploads folder and the
 * temporary folder. Pictures that are stored in a bucket are not checked.
 */
export const storageChecks = (strapi: Core.Strapi): Checks => ({
  'Enquiries and edits cannot be stored.': () => databaseTakes(strapi),
  ...(strapi.config.get('plugin::upload.provider') === 'local' && {
    'Pictures cannot be stored.': () => folderTakes(join(strapi.dirs.static.public, 'uploads')),
  }),
  'Files cannot be received.': () => folderTakes(tmpdir()),
});
