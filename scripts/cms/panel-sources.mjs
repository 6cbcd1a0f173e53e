import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

// Paths in cms/ of files that also affect the built panel: the lock file, which fixes the version
// of Strapi, and the settings of the build.
const INPUTS = ['package-lock.json', 'config/admin.ts'];
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.[^"'?]*)/gu;

/** @param {string} path */
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** @param {string} file */
function importedBy(file) {
  return [...readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT)].map(([, name = '']) => {
    const path = ENDINGS.map((ending) => join(dirname(file), name + ending)).find(isFile);
    if (path === undefined) throw new Error(`${file} imports ${name}, which does not exist`);
    return path;
  });
}

/**
 * Returns the paths of the files from which the admin panel is built: all files of src/admin, and
 * those that they import from other folders of the CMS.
 *
 * @param {string} cmsDir
 */
export function panelSources(cmsDir) {
  const folder = join(cmsDir, 'src', 'admin');
  const own = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    : [];
  const found = new Set(own);
  // The loop also visits the files that are added to the `Set` during the iteration.
  for (const file of found)
    if (/\.tsx?$/u.test(file)) for (const imported of importedBy(file)) found.add(imported);
  return [...found].sort();
}

/**
 * Returns a hash of everything that the admin panel is built from.
 *
 * @param {string} cmsDir
 */
export function panelHash(cmsDir) {
  const hash = createHash('sha256');
  const files = [...INPUTS.map((name) => join(cmsDir, name)), ...panelSources(cmsDir)];
  for (const file of files)
    hash
      .update(`${relative(cmsDir, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
