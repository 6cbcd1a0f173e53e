import { bootTemporaryCms } from '../cms/boot-temporary-cms.mjs';
import { seedCms } from '../cms/seed-cms.mjs';
import { startPostgres } from '../cms/start-postgres.mjs';

/**
 * API requests of the site's pages: for the first page of a list, for the last page of the list,
 * and for a search. The number of the last page replaces `LAST`.
 */
const QUERIES = {
  'a list': 'products?populate[productimage]=true&pagination[pageSize]=12',
  'its last part':
    'products?populate[productimage]=true&pagination[pageSize]=12&pagination[page]=LAST',
  'a search':
    'products?populate[productimage]=true&pagination[pageSize]=12&filters[Title][$containsi]=maydi',
};
const PAGE_SIZE = 12;
const AT_ONCE = 8;
const REQUESTS = 600;

/**
 * @typedef {object} Load
 * @property {string} database
 * @property {string} list
 * @property {number} perSecond
 * @property {number} p50 in ms
 * @property {number} p99 in ms
 */

/** @param {string} url @returns {Promise<Omit<Load, 'database' | 'list'>>} */
async function load(url) {
  /** @type {number[]} */
  const took = [];
  let left = REQUESTS;
  const ask = async () => {
    while (left > 0) {
      left -= 1;
      const began = performance.now();
      const answer = await fetch(url);
      await answer.text();
      if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
      took.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  const perSecond = (1000 * REQUESTS) / (performance.now() - began);
  took.sort((one, other) => one - other);
  const at = (/** @type {number} */ share) => Math.round(took[Math.floor(share * REQUESTS)] ?? 0);
  return { perSecond: Math.round(perSecond), p50: at(0.5), p99: at(0.99) };
}

/**
 * @param {string} database
 * @param {string | undefined} databaseUrl
 * @param {number} products
 */
async function loadsOf(database, databaseUrl, products) {
  const cms = await bootTemporaryCms({ databaseUrl });
  try {
    await seedCms({ host: cms.url, token: cms.writeToken, products });
    const last = `${Math.ceil(products / PAGE_SIZE)}`;
    const loads = [];
    for (const [list, query] of Object.entries(QUERIES)) {
      const url = `${cms.url}/api/${query.replace('LAST', last)}`;
      loads.push({ database, list, ...(await load(url)) });
    }
    return loads;
  } finally {
    await cms.stop();
  }
}

/**
 * Measures how many list requests per second one process of the CMS answers to eight clients, on
 * SQLite and on PostgreSQL.
 * @param {number} products number of products in the CMS.
 * @returns {Promise<readonly Load[]>}
 */
export async function listLoad(products) {
  const postgres = await startPostgres();
  try {
    return [
      ...(await loadsOf('SQLite', undefined, products)),
      ...(await loadsOf('PostgreSQL', postgres.url, products)),
    ];
  } finally {
    await postgres.stop();
  }
}
