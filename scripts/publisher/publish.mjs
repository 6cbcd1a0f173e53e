import { existsSync, rmSync } from 'node:fs';
import { readManifest } from '../build/build-manifest.mjs';
import { Interrupted } from './builder.mjs';
import { faultsOf } from './check-site.mjs';
import { CONFIRM } from './commands-in-messages.mjs';
import { Held } from './held-error.mjs';
import { releaseName } from './releases.mjs';

/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */
/** @typedef {import('./releases.mjs').Releases} Releases */
/** @typedef {import('./builder-process.mjs').Answer} Answer */

/**
 * Thrown by a publication when the owner goes back to an earlier release while the publication
 * runs. `lookAtHeldSite` then reports to the owner that publishing is suspended.
 */
export class Overtaken extends Error {
  /** @param {PublicContent | null} content of the abandoned publication. */
  constructor(content) {
    super('The owner went back to an earlier release while this publication ran.');
    this.content = content;
  }
}

/**
 * @typedef {object} Options
 * @property {Pick<ReturnType<typeof import('./builder.mjs').siteBuilder>, 'build' | 'update'>} builder
 * @property {number} keep how many releases to keep.
 * @property {readonly string[]} documents keys of the documents that have changed; empty when the
 * changed documents are not known.
 * @property {ReturnType<typeof import('./take-downs.mjs').takeDownsIn>} takeDowns
 */

/**
 * Checks the new build and serves it.
 * @param {Releases} releases
 * @param {Answer} answer
 * @param {string | null} before the release that was served when the build began; `null` when there
 * was none.
 * @param {Options & { confirmed: readonly string[] }} options
 * @returns {string} the name of the release.
 */
function serveNext(releases, { changes, gone = [] }, before, options) {
  const { takeDowns, confirmed } = options;
  const faults = faultsOf(releases.next, before === null ? null : (changes ?? null));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const release = releaseName(new Date());
  releases.nameNext(release);
  if (!releases.serve(release)) {
    const made = readManifest(releases.place(release));
    releases.discard(release);
    throw new Overtaken(made?.content ?? null);
  }
  takeDowns.published(gone, confirmed);
  releases.lossHold.end();
  return release;
}

/**
 * Publishes the pages that show the changed documents.
 * @param {Releases} releases
 * @param {Options & { confirmed: readonly string[] }} options
 * @returns {Promise<string | null>} the name of the release; `null` when it published nothing: no
 * release is served yet, the changed documents are not known, `updateSite` wrote no build, or the
 * update failed.
 */
async function publishUpdate(releases, options) {
  const before = releases.current();
  const { builder, documents, takeDowns, confirmed } = options;
  if (before === null || documents.length === 0) return null;
  try {
    const answer = await builder.update({
      outDir: releases.next,
      earlier: releases.place(before),
      copy: releases.copy,
      documents,
      excuses: { ...takeDowns.excuses(), confirmed },
    });
    return existsSync(releases.next) ? serveNext(releases, answer, before, options) : null;
  } catch (error) {
    if (error instanceof Overtaken) throw error;
    // Ignore the error. The whole build follows, and it finds and reports the cause.
    rmSync(releases.next, { recursive: true, force: true });
    return null;
  }
}

/**
 * Publishes what has changed in two steps. The first step publishes the pages that show the changed
 * documents, within seconds. The second step publishes the whole site, and so updates every other
 * page. Each step builds in a separate folder, checks the result, and serves it.
 * @param {Releases} releases
 * @param {Options} options
 * @returns {Promise<string>} a report.
 * @throws {Held | Overtaken | Error} with the reason why the whole site was not published.
 */
export async function publish(releases, options) {
  const { builder, keep, takeDowns } = options;
  const { lossHold } = releases;
  const began = Date.now();
  releases.tidy(keep);
  const confirmed = lossHold.confirmed();
  const updated = await publishUpdate(releases, { ...options, confirmed });
  const report = updated
    ? [`${updated} is served, with the changed pages, after ${(Date.now() - began) / 1000} s.`]
    : [];

  const before = releases.current();
  /** @type {Answer} */
  let answer;
  try {
    answer = await builder.build({
      outDir: releases.next,
      earlier: before === null ? null : releases.place(before),
      excuses: { ...takeDowns.excuses(), confirmed },
    });
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    return [...report, 'The whole site follows after a newer edit.'].join('\n');
  }
  const { lines, loss = null } = answer;
  if (loss !== null) {
    lossHold.begin(loss);
    const text = `${loss.text} The site stays as it is. If they are to go: ${CONFIRM}`;
    throw new Held(text, { isTriedAgain: true });
  }
  if (!existsSync(releases.next)) {
    lossHold.end();
    return [...report, ...(updated ? [] : ['Nothing has changed.'])].join('\n');
  }
  const release = serveNext(releases, answer, before, { ...options, confirmed });
  // The new release replaces the release of the first step, in which only the changed pages are
  // new. Discard the release of the first step, so that a rollback does not go back to it.
  if (updated !== null) releases.discard(updated);
  releases.tidy(keep);
  return [...report, `${release} is served.`, ...lines].join('\n');
}
