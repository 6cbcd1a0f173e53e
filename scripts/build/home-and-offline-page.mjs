import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Address of the page that the service worker shows when the browser is offline. No page links to
 * it.
 */
const OFFLINE_PAGE = '/offline';

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
