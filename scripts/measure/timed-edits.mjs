import { request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** Polling interval for pages and for the status of the publisher, in ms. */
export const LOOK_EACH_MS = 20;
/** Maximum duration of a publication, in ms. A longer one counts as failed. */
const LONGEST_MS = 600_000;

/**
 * @typedef {Awaited<ReturnType<typeof import('../cms/boot-temporary-cms.mjs').bootTemporaryCms>>} Cms
 * @typedef {Pick<Awaited<ReturnType<typeof import('../lib/nginx-on-loopback.mjs').openNginx>>, 'https' | 'certificate'>} Nginx
 */

/** @param {Cms} cms @param {string} path @param {{ method?: string, data?: object }} [what] */
export async function ask({ url, writeToken }, path, { method = 'GET', data } = {}) {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: { Authorization: `Bearer ${writeToken}`, 'Content-Type': 'application/json' },
    ...(data && { body: JSON.stringify({ data }) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
  return answer.json();
}

/**
 * @param {Nginx} nginx
 * @param {string} path
 * @returns {Promise<string>}
 */
const read = ({ https, certificate }, path) =>
  new Promise((resolve, reject) => {
    request(`${https}${path}`, { ca: certificate }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });

/**
 * Waits until nginx serves a page with a text.
 * @param {Nginx} nginx
 * @param {string} path
 * @param {string} text
 * @param {number} began when the content was saved, as `performance.now()` returns it.
 * @returns {Promise<number>} the time since `began`, in ms.
 */
export async function timeUntil(nginx, path, text, began) {
  while (!(await read(nginx, path)).includes(text)) {
    if (performance.now() - began > LONGEST_MS) throw new Error(`${path} never shows ${text}`);
    await pause(LOOK_EACH_MS);
  }
  return performance.now() - began;
}

/**
 * Saves a telephone number in *Site*, which every page shows. Measures how long it takes until the
 * home page and some other pages show the number.
 * @param {Cms} cms
 * @param {Nginx} nginx
 * @param {readonly { documentId: string }[]} products the products whose pages are measured,
 * besides `/about` and `/faq`.
 */
export async function siteEdit(cms, nginx, products) {
  const telephone = '+252 63 765 4321';
  const began = performance.now();
  await ask(cms, 'site', { method: 'PUT', data: { telephone } });
  const home = await timeUntil(nginx, '/', telephone, began);
  const pages = products.map(({ documentId }) => `/product-detail/${documentId}`);
  const each = await Promise.all(
    [...pages, '/about', '/faq'].map((page) => timeUntil(nginx, page, telephone, began)),
  );
  return { home, last: Math.max(...each), count: each.length };
}

/**
 * Publishes a question, which only `/faq` shows. Returns the time in ms until `/faq` shows it.
 * @param {Cms} cms
 * @param {Nginx} nginx
 */
export async function questionEdit(cms, nginx) {
  const question = 'How long does a bottle last?';
  const data = { question, answer: 'It depends on its use.', group: 'oils-and-resin' };
  const began = performance.now();
  await ask(cms, 'questions', { method: 'POST', data });
  return timeUntil(nginx, '/faq', question, began);
}
