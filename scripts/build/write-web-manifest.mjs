import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the owner's texts into the web app manifest, which the build of the code has created.
 * Replaces the file instead of writing into it, because an earlier build may share the file by a
 * hard link.
 * @param {import('./render-site.mjs').SiteRenderer} site
 * @param {string} folder
 */
export async function writeWebManifest({ webManifestTexts }, folder) {
  const file = join(folder, 'site.webmanifest');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const { texts } = await webManifestTexts();
  const text = JSON.stringify({ ...manifest, ...texts });
  rmSync(file);
  writeFileSync(file, text);
}
