// Child process that builds the site for the publisher. The publisher sends it one job at a time.
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { format } from 'node:util';
import { readManifest } from '../build/build-manifest.mjs';
import { rendererOf } from '../build/build-renderer.mjs';
import { buildSite } from '../build/build-site.mjs';
import { prepareCopy } from '../build/copy-build.mjs';
import { digested } from '../build/digest.mjs';
import { fingerprint } from '../build/source-fingerprint.mjs';
import { updateSite } from '../build/update-site.mjs';
import { goneFrom, massDeletionBetween } from './mass-deletion.mjs';
import { releasesIn } from './releases.mjs';

/** @typedef {import('../build/changes-between.mjs').Changes} Changes */
/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */
/** @typedef {import('./mass-deletion.mjs').Excuses} Excuses */
/**
 * @typedef {{ outDir: string, earlier: string | null, excuses: Excuses, isStrict?: boolean }} Build
 */
/**
 * @typedef {{ outDir: string, earlier: string, copy: string, documents: readonly string[], excuses:
 * Excuses, isStrict?: boolean }} Update
 */
/**
 * @typedef {{ served: string, copy: string }} Preparation `served` is the folder of the served
 * release. `copy` is the folder for a copy of this release. The next update changes the copy.
 */
/**
 * @typedef {{ build: Build } | { update: Update } | { prepare: Preparation } | { lists: true }} Job
 */
/**
 * @typedef {object} Answer
 * @property {readonly string[]} lines the log of the build.
 * @property {Changes | null} [changes]
 * @property {readonly string[]} [gone] keys of the documents that the served release contains and
 * the CMS no longer lists.
 * @property {import('./mass-deletion.mjs').Loss | null} [loss] the documents that would disappear,
 * if a mass deletion stopped the build. The answer then has no `problem`.
 * @property {PublicContent} [content] the lists, in answer to a `lists` job.
 * @property {string} [problem] why the job failed.
 * @property {boolean} [isOutdated] whether the code has changed since this process loaded it. If
 * so, the process has not done the job.
 */

const code = fingerprint();
/** Whether this process has rendered a page. */
let isWarm = false;

/**
 * Prepares the next update: copies the served release and loads the renderer.
 * @param {Preparation} preparation
 */
async function prepare({ served, copy }) {
  prepareCopy(served, copy);
  const manifest = readManifest(served);
  if (isWarm || manifest?.fingerprint !== code) return;
  const { siteRenderer } = await rendererOf(code);
  // Render a page and discard it, because code that has run once is faster.
  await (await siteRenderer(manifest.shell, {})).renderPage('/');
  isWarm = true;
}

/**
 * Reads which documents the CMS lists now. Each item's `asListed`, its JSON in the list, is
 * replaced by a hash (see `digested`).
 */
async function lists() {
  const { siteRenderer } = await rendererOf(code);
  return digested(await (await siteRenderer('', {})).content());
}

/** Thrown to stop a build before it renders a page, because too many documents would disappear. */
class TooMuchLost extends Error {
  /** @override */
  name = 'TooMuchLost';

  /** @param {import('./mass-deletion.mjs').Loss} loss */
  constructor(loss) {
    super(loss.text);
    this.loss = loss;
  }
}

/**
 * Builds or updates the site, unless too many documents would disappear.
 * @param {string | null} served folder of the served release.
 * @param {Excuses} excuses
 * @param {(onContent: (content: PublicContent) => void) => Promise<Pick<Answer, 'changes'>>} work
 * @returns {Promise<Omit<Answer, 'lines'>>}
 */
async function unlessLost(served, excuses, work) {
  const before = served === null ? null : (readManifest(served)?.content ?? null);
  /** @type {readonly string[]} */
  let gone = [];
  try {
    const built = await work((now) => {
      if (before === null) return;
      const loss = massDeletionBetween(before, now, excuses);
      if (loss !== null) throw new TooMuchLost(loss);
      gone = goneFrom(before, now);
    });
    return { ...built, gone };
  } catch (error) {
    if (error instanceof TooMuchLost) return { loss: error.loss };
    throw error;
  }
}

/** @param {Build} job */
async function build({ outDir, earlier, excuses, isStrict = false }) {
  const { early } = releasesIn(dirname(outDir));
  const onHome = earlier === null ? early.serveHome : null;
  // Lower the priority, so that the build does not slow down the web server, the CMS and the next
  // update. The first build keeps its priority, because visitors wait for the site.
  if (earlier !== null) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  return unlessLost(earlier, excuses, (onContent) =>
    buildSite({ outDir, earlier, isStrict, onContent, onHome }),
  );
}

/** @param {Update} job */
const update = ({ excuses, ...job }) =>
  unlessLost(job.earlier, excuses, async (onContent) => {
    const changes = await updateSite({ ...job, code, onContent });
    isWarm = true;
    return { changes };
  });

/** @param {Job} job @returns {Promise<Omit<Answer, 'lines'>>} */
async function carryOut(job) {
  if ('prepare' in job) {
    await prepare(job.prepare);
    return {};
  }
  if ('lists' in job) return { content: await lists() };
  return 'update' in job ? update(job.update) : build(job.build);
}

/** @param {Job} job @returns {Promise<Answer>} */
async function answerTo(job) {
  if (fingerprint() !== code) return { lines: [], isOutdated: true };
  /** @type {string[]} */
  const lines = [];
  for (const method of /** @type {const} */ (['log', 'warn', 'error'])) {
    console[method] = (...parts) => void lines.push(format(...parts));
  }
  try {
    const answer = await carryOut(job);
    return { lines, ...answer };
  } catch (error) {
    return { lines, problem: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (job) => {
  process.send?.(await answerTo(/** @type {Job} */ (job)));
  // Collect garbage now, because the process may stay idle for hours. This frees 90 % of the memory
  // that the build used.
  globalThis.gc?.();
});
process.on('disconnect', () => process.exit());
