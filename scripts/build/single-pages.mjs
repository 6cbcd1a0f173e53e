import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The page for unknown addresses. Search engines must not index it.
 * @param {string} shell
 */
export const notFoundPage = (shell) =>
  shell.replace(
    '</title>',
    '</title>\n    <meta name="robots" content="noindex" data-until-page />',
  );

/** The service worker shows this page offline; no page links to it. */
const OFFLINE_PAGE = '/offline';

/**
 * Writes the pages that hosts answer with when no back end accepts a form.
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
