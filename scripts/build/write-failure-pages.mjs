import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes the error pages for forms that were submitted without JavaScript and do not reach the CMS.
 * The host sends them when a form is too large, when a visitor sends too many forms, or when the
 * CMS does not respond.
 * @param {import('./render-site.mjs').SiteRenderer} site
 * @param {string} folder
 */
export async function writeFailurePages({ failurePages }, folder) {
  for (const [address, html] of await failurePages()) {
    const file = join(folder, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
}
