import { existsSync } from 'node:fs';
import { contentIn } from '../build/changed/manifest.mjs';
import { faultsOf } from './check-site.mjs';
import { Held } from './held.mjs';
import { CONFIRM } from './owner-commands.mjs';
import { releaseName } from './releases.mjs';

/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/** What the owner went back from while it was published: he is told of it by what looks at the hold. */
export class Overtaken extends Error {
  /** @param {PublicContent | null} content what it was made of. */
  constructor(content) {
    super('The owner went back to an earlier release while this publication ran.');
    this.content = content;
  }
}

/**
 * Publishes what has changed: builds aside, looks through what came of it, and serves it.
 * @param {import('./releases.mjs').Versions} versions
 * @param {object} options
 * @param {ReturnType<typeof import('./builder.mjs').siteBuilder>['build']} options.build
 * @param {number} options.keep
 * @param {boolean} options.onlyEdits whether nothing but edits has come since the version that is served.
 * @param {ReturnType<typeof import('./take-downs.mjs').takeDownsIn>} options.takeDowns
 * @param {(problems: readonly string[]) => void} [options.onProblems] is told what editors should mend in
 * the content of the site that is served from now on, a sentence each.
 * @returns {Promise<string>} what was done.
 * @throws {Held | Overtaken | Error} with the reason why the site stays as it is.
 */
export async function publish(
  versions,
  { build, keep, onlyEdits, takeDowns, onProblems = () => {} },
) {
  versions.tidy(keep);
  const before = versions.current();
  const folder = versions.next;
  const { lossHold } = versions;
  const confirmed = lossHold.confirmed();
  const {
    lines,
    changes = null,
    problems = [],
    loss = null,
    gone = [],
  } = await build({
    outDir: folder,
    changedSince: before === null ? null : versions.place(before),
    onlyEdits,
    spare: versions.spare,
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
  const version = releaseName(new Date());
  versions.keepNext(version);
  if (!versions.serve(version)) {
    const made = contentIn(versions.place(version));
    versions.discard(version);
    throw new Overtaken(made?.content ?? null);
  }
  takeDowns.published(gone, confirmed);
  lossHold.end();
  onProblems(problems);
  versions.tidy(keep);
  return [`${version} is served.`, ...lines].join('\n');
}
