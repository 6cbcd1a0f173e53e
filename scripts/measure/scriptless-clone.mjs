import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '../build/compress-files.mjs';
import { ROOT } from '../lib/root.mjs';

const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/gu;

/** What a browser shows that runs no scripts: in one that does it would be missing. */
const NOSCRIPT = /<\/?noscript\b[^>]*>/gu;

/**
 * The same site without any script: what its pages could be at best.
 * @param {string} dir of a build.
 * @returns {Promise<string>} the folder it is in.
 */
export async function scriptlessTwin(dir) {
  const twin = join(ROOT, 'node_modules/.cache/scriptless-twin');
  rmSync(twin, { recursive: true, force: true });
  cpSync(dir, twin, { recursive: true });
  for (const name of readdirSync(twin, { recursive: true, encoding: 'utf8' })) {
    const file = join(twin, name);
    if (/[.]html[.](?:br|gz)$/u.test(name)) rmSync(file);
    if (name.endsWith('.html')) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(SCRIPTS, '').replace(NOSCRIPT, ''));
    }
  }
  await compressFiles(twin);
  return twin;
}
