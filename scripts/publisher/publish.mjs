import { existsSync } from 'node:fs';
import { faultsOf } from './check-site.mjs';
import { versionOf } from './versions.mjs';

/**
 * Publishes what has changed: builds aside, looks through what came of it, and serves it.
 * @param {import('./versions.mjs').Versions} versions
 * @param {object} options
 * @param {ReturnType<typeof import('./builder.mjs').siteBuilder>['build']} options.build
 * @param {number} options.keep
 * @param {boolean} options.onlyEdits whether nothing but edits has come since the version that is served.
 * @returns {Promise<string>} what was done.
 * @throws {Error} with the reason why the site stays as it is.
 */
export async function publish(versions, { build, keep, onlyEdits }) {
  versions.tidy(keep);
  const before = versions.current();
  const folder = versions.next;
  const { lines, changes = null } = await build({
    outDir: folder,
    changedSince: before === null ? null : versions.place(before),
    onlyEdits,
    spare: versions.spare,
  });
  if (!existsSync(folder)) return 'Nothing has changed.';
  const faults = faultsOf(folder, before === null ? null : changes);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const version = versionOf(new Date());
  versions.keepNext(version);
  versions.serve(version);
  versions.tidy(keep);
  return [`${version} is served.`, ...lines].join('\n');
}
