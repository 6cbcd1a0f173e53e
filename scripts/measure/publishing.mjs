import { existsSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bootCms } from '../cms/boot-cms.mjs';
import { freePort } from '../cms/free-port.mjs';
import { seedCms } from '../cms/seed-cms.mjs';
import { temporaryFolder } from '../cms/temporary-folder.mjs';
import { needNginx, openNginx } from '../lib/nginx-on-loopback.mjs';
import { startPublisher } from '../publisher/publisher-process.mjs';

const SECRET = 'what only the two of them know';
const EDITS = 20;
const LOOK_EACH_MS = 20;
const POSTS_AT_ONCE = 4;
/** After this time, a publication counts as failed. */
const LONGEST_MS = 600_000;

/** @typedef {Awaited<ReturnType<typeof bootCms>>} Cms */

/** @param {Cms} cms @param {string} path @param {{ method?: string, data?: object }} [what] */
async function ask({ url, writeToken }, path, { method = 'GET', data } = {}) {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: { Authorization: `Bearer ${writeToken}`, 'Content-Type': 'application/json' },
    ...(data && { body: JSON.stringify({ data }) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
  return answer.json();
}

/**
 * Creates long posts until the CMS has `count` posts.
 * @param {Cms} cms
 * @param {number} count
 */
async function addPosts(cms, count) {
  const body = 'Resin dries on the tree for two weeks before it is gathered. '.repeat(40);
  const { meta } = await ask(cms, 'blogs?pagination[pageSize]=1');
  let next = meta.pagination.total;
  await Promise.all(
    Array.from({ length: POSTS_AT_ONCE }, async () => {
      while (next < count) {
        next += 1;
        const data = {
          Title: `Notes of day ${next}`,
          publishedOn: '2025-03-01',
          Body: [{ __component: 'blog-body.text', body }],
        };
        await ask(cms, 'blogs', { method: 'POST', data });
      }
    }),
  );
}

/**
 * @param {{ https: string, certificate: Buffer }} nginx
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

const lastOutcome = (/** @type {string} */ status) =>
  /Publications since the start:\n([\s\S]*?)\n(?:\d{4}-|\n)/u.exec(status)?.[1] ?? '';

/**
 * Waits until nginx serves a page with a text.
 * @param {Parameters<typeof read>[0]} nginx
 * @param {string} path
 * @param {string} text
 * @param {number} began when the content was saved, as `performance.now()` returns it.
 * @returns {Promise<number>} the time since `began`, in ms.
 */
async function timeUntil(nginx, path, text, began) {
  while (!(await read(nginx, path)).includes(text)) {
    if (performance.now() - began > LONGEST_MS) throw new Error(`${path} never shows ${text}`);
    await pause(LOOK_EACH_MS);
  }
  return performance.now() - began;
}

/**
 * Saves a telephone number in *Site*, which every page shows.
 * @param {Cms} cms
 * @param {Parameters<typeof read>[0]} nginx
 * @param {readonly { documentId: string }[]} products of which one is the last page to change.
 */
async function siteEdit(cms, nginx, products) {
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
 * Publishes a question, which only the page of the questions shows.
 * @param {Cms} cms
 * @param {Parameters<typeof read>[0]} nginx
 */
async function questionEdit(cms, nginx) {
  const question = 'How long does a bottle last?';
  const data = { question, answer: 'It depends on its use.', group: 'oils-and-resin' };
  const began = performance.now();
  await ask(cms, 'questions', { method: 'POST', data });
  return timeUntil(nginx, '/faq', question, began);
}

/**
 * Measures the time from an editor's save until nginx serves the new page.
 * @param {{ products: number, posts: number }} content numbers of documents in the CMS.
 * @returns {Promise<{
 *   full: string,
 *   edits: readonly { ms: number, said: string }[],
 *   site: { home: number, last: number, count: number },
 *   question: { ms: number, said: string },
 * }>} `full` is
 * the publisher's report on the first publication. `edits` contains the time in ms and the report
 * of each edit. `site` contains the times in ms from a save of *Site* to the home page and to the
 * last page of some products, `question` the time to the page of a new question and the report.
 */
export async function publishing({ products, posts }) {
  await needNginx();
  const { path: sites, remove } = temporaryFolder('sites-');
  const port = await freePort();
  const cms = await bootCms({
    env: { PUBLISHER_URL: `http://127.0.0.1:${port}/publish`, PUBLISHER_SECRET: SECRET },
  });
  /** @type {(() => unknown)[]} */
  const stops = [remove, cms.stop];
  try {
    console.log(`Filling the CMS with ${products} products and ${posts} posts …`);
    await seedCms({ host: cms.url, token: cms.writeToken, products });
    await addPosts(cms, posts);
    const { data } = await ask(cms, `products?pagination[pageSize]=${EDITS}&sort=createdAt:desc`);
    const [first] = data;
    await ask(cms, `products/${first.documentId}`, { method: 'PUT', data: { Title: first.Title } });
    const nginx = await openNginx({ sites, cms: new URL(cms.url).host, token: '' });
    stops.push(nginx.close);
    const publisher = await startPublisher({
      VITE_CATALOGUE: 'strapi',
      VITE_API_HOST: cms.url,
      VITE_SITE_URL: 'https://www.example.com',
      PUBLISHER_SECRET: SECRET,
      PUBLISHER_PORT: String(port),
      PUBLISHER_SITES: sites,
    });
    stops.push(publisher.stop);
    const status = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
    const isDone = async () => (await status()).includes('Now: idle');
    const isReady = async () => (await status()).includes('Now: idle\n');
    while (!existsSync(join(sites, 'current')) || !(await isReady())) {
      if ((await status()).includes('FAILED')) throw new Error(await status());
      await pause(500);
    }
    const full = lastOutcome(await status());
    const edits = [];
    for (const [number, { documentId }] of data.entries()) {
      const title = `Edited ${number} of ${EDITS}`;
      const began = performance.now();
      await ask(cms, `products/${documentId}`, { method: 'PUT', data: { Title: title } });
      const ms = await timeUntil(nginx, `/product-detail/${documentId}`, title, began);
      while (!(await isDone())) await pause(LOOK_EACH_MS);
      const said = lastOutcome(await status());
      const what = said.split('\n').filter((line) => /changed pages|rendered|requests/u.test(line));
      edits.push({ ms, said });
      console.log(`edit ${number + 1}: ${(ms / 1000).toFixed(2)} s; ${what.join('; ')}`);
    }
    const site = await siteEdit(cms, nginx, data);
    while (!(await isDone())) await pause(LOOK_EACH_MS);
    const ms = await questionEdit(cms, nginx);
    while (!(await isDone())) await pause(LOOK_EACH_MS);
    return { full, edits, site, question: { ms, said: lastOutcome(await status()) } };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

/** @param {Pick<Awaited<ReturnType<typeof publishing>>, 'site' | 'question'>} found */
export const textsLine = ({ site, question }) =>
  `From a save of Site to home: ${seconds(site.home)}, to the last of ${site.count} pages: ${seconds(site.last)}
From a new question to its page: ${seconds(question.ms)}
${question.said}`;

/** @param {readonly { ms: number }[]} edits */
export function publishingLine(edits) {
  const sorted = edits.map(({ ms }) => ms).sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `From the save to the page: median ${seconds(median)}, worst ${seconds(sorted.at(-1) ?? 0)} of ${sorted.length}`;
}
