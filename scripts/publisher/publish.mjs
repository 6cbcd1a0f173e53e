import { existsSync } from 'node:fs';
import { contentIn } from '../build/changed/manifest.mjs';
import { faultsOf } from './check-site.mjs';
import { Held } from './held.mjs';
import { CONFIRM } from './owner-commands.mjs';
import { releaseName } from './releases.mjs';

/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/**
 * Thrown when the owner goes back to an earlier release during a publication. `lookAtHeldSite`
 * reports the hold to the owner.
 */
export class Overtaken extends Error {
  /** @param {PublicContent | null} content of the abandoned publication. */
  constructor(content) {
    super('The owner went back to an earlier release while this publication ran.');
    this.content = content;
  }
}

/**
 * Publishes the changes: builds the site in a separate folder, checks it, and serves it.
 * @param {import('./releases.mjs').Releases} releases
 * @param {object} options
 * @param {ReturnType<typeof import('./builder.mjs').siteBuilder>['build']} options.build
 * @param {number} options.keep
 * @param {boolean} options.onlyEdits whether the content has only been edited since the served
 * release.
 * @param {ReturnType<typeof import('./take-downs.mjs').takeDownsIn>} options.takeDowns
 * @param {(problems: readonly string[]) => void} [options.onProblems] receives what editors should
 * correct in the content of the new release, one sentence each.
 * @returns {Promise<string>} a report.
 * @throws {Held | Overtaken | Error} with the reason why the site stays as it is.
 */
export async function publish(
  releases,
  { build, keep, onlyEdits, takeDowns, onProblems = () => {} },
) {
  releases.tidy(keep);
  const before = releases.current();
  const folder = releases.next;
  const { lossHold } = releases;
  const confirmed = lossHold.confirmed();
  const {
    lines,
    changes = null,
    problems = [],
    loss = null,
    gone = [],
  } = await build({
    outDir: folder,
    changedSince: before === null ? null : releases.place(before),
    onlyEdits,
    recycled: releases.recycled,
    excuses: { ...takeDowns.excuses(), confirmed },
  });
  if (loss !== null) {
    lossHold.begin(loss);
    const text = `${loss.text} The site stays as it is. If they are to go: ${CONFIRM}`;
    throw new Held(text, { isTriedAgain: true });
  }
  if (!existsSync(folder)) {
    lossHold.end();
    onProblems(problems);
    return 'Nothing has changed.';
  }
  const faults = faultsOf(folder, before === null ? null : changes);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const release = releaseName(new Date());
  releases.nameNext(release);
  if (!releases.serve(release)) {
    const made = contentIn(releases.place(release));
    releases.discard(release);
    throw new Overtaken(made?.content ?? null);
  }
  takeDowns.published(gone, confirmed);
  lossHold.end();
  onProblems(problems);
  releases.tidy(keep);
  return [`${release} is served.`, ...lines].join('\n');
}
