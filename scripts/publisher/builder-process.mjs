// Builds the site on the publisher's orders, one build after another. The process keeps the
// renderer loaded and the manifest of the last site in memory.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { format } from 'node:util';
import { rendererOf } from '../build/build-renderer.mjs';
import { buildSite } from '../build/build-site.mjs';
import { copyRelease } from '../build/changed/clone-release.mjs';
import { digested } from '../build/changed/digested.mjs';
import { earlierSite, noMemory } from '../build/changed/earlier-site.mjs';
import { fingerprint } from '../build/changed/fingerprint.mjs';
import { contentIn, identityOf } from '../build/changed/manifest.mjs';
import { goneFrom, lossBetween } from './loss.mjs';
import { releasesIn } from './releases.mjs';

/** @typedef {import('../build/build-site.mjs').Changes} Changes */
/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */
/** @typedef {Omit<Parameters<typeof buildSite>[0], 'onContent' | 'onHome' | 'memory'> & { excuses: import('./loss.mjs').Excuses }} Build */
/**
 * @typedef {{ served: string, recycled: string }} Preparation `served`: the served folder;
 * `recycled`: where to put a copy of it.
 */
/** @typedef {{ build: Build } | { prepare: Preparation } | { lists: true }} Order */
/**
 * @typedef {object} Answer
 * @property {readonly string[]} lines the log of the build.
 * @property {Changes | null} [changes]
 * @property {readonly string[]} [problems] what editors should correct in the content.
 * @property {readonly string[]} [gone] keys of the documents that are served and no longer listed.
 * @property {import('./loss.mjs').Loss | null} [loss] why nothing was built although nothing
 * failed.
 * @property {PublicContent} [content] the lists, in answer to a `lists` order.
 * @property {string} [problem] why the order failed.
 * @property {boolean} [isLast] whether the build began a new manifest, after a full build or many
 * incremental ones. The process then ends to release its memory.
 * @property {boolean} [isOutdated] whether the code has changed since this process loaded it.
 */

const code = fingerprint();
const memory = noMemory();
/** Whether this process has rendered a page. */
let isWarm = false;

/** Does the first steps of the next build in advance. @param {Preparation} preparation */
async function prepare({ served, recycled }) {
  const site = earlierSite(served, code, memory);
  Object.assign(memory, { code, site });
  if (!existsSync(recycled)) copyRelease(served, recycled);
  if (isWarm || site === null) return;
  const { siteRenderer } = await rendererOf(code);
  // The result is discarded: code that has run once is faster.
  await (await siteRenderer(site.shell, {})).renderPage('/');
  isWarm = true;
}

/** The current lists of the CMS, as `digested`. */
async function lists() {
  const { siteRenderer } = await rendererOf(code);
  return digested(await (await siteRenderer('', {})).content());
}

/** @param {string} folder of the release that is served. */
function contentOf(folder) {
  const { site } = memory;
  const isInMemory = site !== null && site.history.at(-1)?.folder === identityOf(folder);
  return isInMemory ? site.content : (contentIn(folder)?.content ?? null);
}

/** Stops a build before a page is rendered. */
class TooMuchLost extends Error {
  /** @param {import('./loss.mjs').Loss} loss */
  constructor(loss) {
    super(loss.text);
    this.loss = loss;
  }
}

/** @param {Build} order @returns {Promise<Omit<Answer, 'lines'>>} */
async function build({ excuses, ...options }) {
  const { changedSince = null, outDir } = options;
  const served = changedSince === null ? null : contentOf(changedSince);
  /** @type {readonly string[]} */
  let gone = [];
  /** @param {PublicContent} now */
  const onContent = (now) => {
    if (served === null) return;
    const loss = lossBetween(served, now, excuses);
    if (loss !== null) throw new TooMuchLost(loss);
    gone = goneFrom(served, now);
  };
  const { early } = releasesIn(dirname(outDir));
  const onHome = changedSince === null ? early.serveHome : null;
  try {
    const { changes, problems } = await buildSite({ ...options, memory, onContent, onHome });
    isWarm = true;
    return { changes, problems, gone, isLast: memory.site?.history.length === 1 };
  } catch (error) {
    if (error instanceof TooMuchLost) return { loss: error.loss };
    throw error;
  }
}

/** @param {Order} order @returns {Promise<Answer>} */
async function answerTo(order) {
  if (fingerprint() !== code) return { lines: [], isOutdated: true };
  /** @type {string[]} */
  const lines = [];
  for (const method of /** @type {const} */ (['log', 'warn', 'error'])) {
    console[method] = (...parts) => void lines.push(format(...parts));
  }
  try {
    if ('prepare' in order) {
      await prepare(order.prepare);
      return { lines };
    }
    if ('lists' in order) return { lines, content: await lists() };
    const answer = await build(order.build);
    return { lines, ...answer };
  } catch (error) {
    return { lines, problem: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (order) => {
  process.send?.(await answerTo(/** @type {Order} */ (order)));
  // Collect garbage before the process waits: the retained state takes a tenth of the build's
  // memory.
  globalThis.gc?.();
});
process.on('disconnect', () => process.exit());
