import { basename } from 'node:path';
import { typedPath } from '../lib/typed-path.mjs';
import { buildAdmin } from './build-admin.mjs';
import { CMS_DIR } from './cms-dir.mjs';
import { runOrThrow } from './run-or-throw.mjs';

/**
 * Packs the compiled code and the built panel into a file, for a machine with too little memory to
 * build the panel.
 * @param {string} file relative to the folder where the command was typed
 */
export async function packPanel(file) {
  await buildAdmin();
  const target = typedPath(file);
  await runOrThrow('tar', ['-czf', target, '-C', CMS_DIR, 'dist']);
  console.log(`Packed the panel into ${target}.
On the small machine, in a clone of the same commit:
  tar -xzf ${basename(file)} -C cms
  npm run cms`);
}
