import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Address of the page that the service worker shows when the browser is offline. No page links to
 * it.
 */
const OFFLINE_PAGE = '/offline';

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
  const text = JSON.stringify({ ...manifest, ...(await webManifestTexts()) });
  rmSync(file);
  writeFileSync(file, text);
}

/** @param {import('./render-site.mjs').SiteRenderer} site @param {string} folder */
export async function renderOfflinePage({ renderPage }, folder) {
  const { html } = await renderPage(OFFLINE_PAGE);
  mkdirSync(join(folder, OFFLINE_PAGE), { recursive: true });
  writeFileSync(join(folder, OFFLINE_PAGE, 'index.html'), html);
}

/** @param {import('./render-site.mjs').SiteRenderer} site @param {string} folder */
export async function renderHome({ renderPage }, folder) {
  const { html, data } = await renderPage('/');
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'page.json'), data);
}
