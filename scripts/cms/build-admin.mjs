import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from '../lib/with-progress.mjs';
import { CMS_DIR } from './cms-dir.mjs';
import { checkMemoryForPanel } from './memory-for-panel.mjs';
import { panelHash } from './panel-sources.mjs';
import { runOrThrow } from './run-or-throw.mjs';

const STAMP = join(CMS_DIR, 'dist', 'build', '.built-from');

const wanted = () => `${panelHash(CMS_DIR)}\n`;

/** Returns whether the admin panel was built from the current sources. */
export const isAdminBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted();

/** Builds the admin panel when it is missing or was built from other sources. */
export async function buildAdmin() {
  if (isAdminBuilt()) return;
  checkMemoryForPanel();
  await withProgress(
    { doing: 'Building the admin panel', about: '1 to 3 minutes and 2 GB of memory, once' },
    () => runOrThrow('npm', ['run', '--silent', 'build:admin'], { cwd: CMS_DIR }),
  );
  writeFileSync(STAMP, wanted());
}
