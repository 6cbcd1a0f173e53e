import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bootTemporaryCms } from '../cms/boot-temporary-cms.mjs';
import { freePort } from '../cms/free-port.mjs';
import { seedCms } from '../cms/seed-cms.mjs';
import { temporaryFolder } from '../cms/temporary-folder.mjs';
import { needNginx, openNginx } from '../lib/nginx-on-loopback.mjs';
import { startPublisher } from '../publisher/publisher-process.mjs';
import { ask, LOOK_EACH_MS, questionEdit, siteEdit, timeUntil } from './timed-edits.mjs';

const SECRET = 'what only the two of them know';
const EDITS = 20;
const POSTS_AT_ONCE = 4;

/** @typedef {import('./timed-edits.mjs').Cms} Cms */

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

const lastOutcome = (/** @type {string} */ status) =>
  /Publications since the start:\n([\s\S]*?)\n(?:\d{4}-|\n)/u.exec(status)?.[1] ?? '';

/**
 * Measures the time from an editor's save until nginx serves the new page.
 * @param {{ products: number, posts: number }} content numbers of documents in the CMS.
 * @returns {Promise<{
 *   full: string,
 *   edits: readonly { ms: number, said: string }[],
 *   site: { home: number, last: number, count: number },
 *   question: { ms: number, said: string },
 * }>} `full` is the publisher's report on the first publication. `edits` contains, for each edit,
 * the time in ms until the page shows it, and the publisher's report. `site` contains the times in
 * ms from a save of *Site* until the home page shows it, and until the last of `count` other pages
 * shows it. `question` contains the time in ms until `/faq` shows a new question, and the
 * publisher's report.
 */
export async function publishing({ products, posts }) {
  await needNginx();
  const { path: sites, remove } = temporaryFolder('sites-');
  const port = await freePort();
  const cms = await bootTemporaryCms({
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
    const untilDone = async () => {
      while (!(await status()).includes('Now: idle')) await pause(LOOK_EACH_MS);
    };
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
      await untilDone();
      const said = lastOutcome(await status());
      const what = said.split('\n').filter((line) => /changed pages|rendered|requests/u.test(line));
      edits.push({ ms, said });
      console.log(`edit ${number + 1}: ${(ms / 1000).toFixed(2)} s; ${what.join('; ')}`);
    }
    const site = await siteEdit(cms, nginx, data);
    await untilDone();
    const ms = await questionEdit(cms, nginx);
    await untilDone();
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
