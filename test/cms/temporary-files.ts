import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPORARY_DIR } from './cms-under-test';

/**
 * Returns the paths of everything in the CMS's temporary folder, except the folder of the CMS's
 * process, which exists while that process runs.
 */
export const temporaryFiles = (): readonly string[] =>
  readdirSync(TEMPORARY_DIR, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^cms-process-\d+$/.test(path))
    .map((path) => join(TEMPORARY_DIR, path));
