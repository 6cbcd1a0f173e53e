// Builds what the publisher asks for, one site after another: what draws pages is loaded, and what is
// known of the last site in memory.
import { existsSync } from 'node:fs';
import { format } from 'node:util';
import { rendererOf } from '../build/build-renderer.mjs';
import { buildSite } from '../build/build-site.mjs';
import { earlierSite, noMemory } from '../build/changed/earlier-site.mjs';
import { fingerprint } from '../build/changed/fingerprint.mjs';
import { copyVersion } from '../build/changed/twin.mjs';

/** @typedef {import('../build/build-site.mjs').Changes} Changes */
/** @typedef {Parameters<typeof buildSite>[0]} Build */
/** @typedef {{ served: string, spare: string }} Preparation the folder that is served, and where a copy of it is wanted. */
/** @typedef {{ build: Build } | { prepare: Preparation }} Order */
/**
 * @typedef {object} Answer
 * @property {readonly string[]} lines what the build says.
 * @property {Changes | null} [changes]
 * @property {string} [problem] why there is none.
 * @property {boolean} [isLast] it has begun a new manifest, after a full build or many small ones: what
 * that took of memory is given back.
 * @property {boolean} [isOutdated] the code is another than this process has loaded.
 */

const code = fingerprint();
const memory = noMemory();
/** Whether this process has drawn a page. */
let isWarm = false;

/** Does ahead what the next build would begin with. @param {Preparation} preparation */
async function prepare({ served, spare }) {
  const site = earlierSite(served, code, memory);
  Object.assign(memory, { code, site });
  if (!existsSync(spare)) copyVersion(served, spare);
  if (isWarm || site === null) return;
  const { siteRenderer } = await rendererOf(code);
  // For nothing: code that has run once is faster.
  await (await siteRenderer(site.shell, {})).renderPage('/');
  isWarm = true;
}

/** @param {Order} order @returns {Promise<Answer>} */
async function answerTo(order) {
  if (fingerprint() !== code) return { lines: [], isOutdated: true };
  /** @type {string[]} */
  const lines = [];
  for (const way of /** @type {const} */ (['log', 'warn', 'error'])) {
    console[way] = (...parts) => void lines.push(format(...parts));
  }
  try {
    if ('prepare' in order) {
      await prepare(order.prepare);
      return { lines };
    }
    const changes = await buildSite({ ...order.build, memory });
    isWarm = true;
    return { lines, changes, isLast: memory.site?.history.length === 1 };
  } catch (error) {
    return { lines, problem: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (order) => {
  process.send?.(await answerTo(/** @type {Order} */ (order)));
  // Until the next one: what is known takes a tenth of what finding it out did.
  globalThis.gc?.();
});
process.on('disconnect', () => process.exit());
