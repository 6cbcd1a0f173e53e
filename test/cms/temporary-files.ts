import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPORARY_DIR } from './cms-under-test';

/**
 * Everything in the CMS's temporary folder except the folder of its process, which exists while it
 * runs.
 */
export const temporaryFiles = (): readonly string[] =>
  readdirSync(TEMPORARY_DIR, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^cms-process-\d+$/.test(path))
    .map((path) => join(TEMPORARY_DIR, path));
