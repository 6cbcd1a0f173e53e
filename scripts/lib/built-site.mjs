import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { buildSite } from './serve-site.mjs';

/** All that a build is made of: sources, drawings and pictures, configuration, packages. */
const INPUTS = ['art', 'config', 'index.html', 'package-lock.json', 'src', 'vite.config.ts'];
const IS_TEST = /[.]test[.]tsx?$/u;

const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

function fingerprint(env) {
  const hash = createHash('sha256').update(`${process.version} ${JSON.stringify(env)}`);
  for (const file of INPUTS.flatMap((name) => filesIn(join(ROOT, name)))) {
    if (!IS_TEST.test(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Builds the site with these variables, unless it was built of the same before.
 * @param {string} name of its folder among those of the tests.
 * @param {Record<string, string>} env
 * @returns {Promise<string>} the folder.
 */
export async function builtSite(name, env) {
  const outDir = join(ROOT, 'node_modules/.cache/sites', name);
  const stamp = `${outDir}.built-from`;
  const wanted = fingerprint(env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return outDir;
  await buildSite({ outDir, env });
  writeFileSync(stamp, wanted);
  return outDir;
}
