import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '../build/compress-files.mjs';
import { ROOT } from '../lib/root.mjs';

const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/gu;

/**
 * Matches tags of `noscript` elements. The copy omits these tags, because a browser that can run
 * scripts would not show the content of the elements.
 */
const NOSCRIPT = /<\/?noscript\b[^>]*>/gu;

/**
 * Creates a copy of the site without scripts. Its load times show how fast the pages could load at
 * best.
 * @param {string} dir folder of a build.
 * @returns {Promise<string>} the folder of the copy.
 */
export async function copyWithoutScripts(dir) {
  const clone = join(ROOT, 'node_modules/.cache/scriptless-clone');
  rmSync(clone, { recursive: true, force: true });
  cpSync(dir, clone, { recursive: true });
  for (const name of readdirSync(clone, { recursive: true, encoding: 'utf8' })) {
    const file = join(clone, name);
    if (/[.]html[.](?:br|gz)$/u.test(name)) rmSync(file);
    if (name.endsWith('.html')) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(SCRIPTS, '').replace(NOSCRIPT, ''));
    }
  }
  await compressFiles(clone);
  return clone;
}
