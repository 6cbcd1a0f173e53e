import { serveSite } from '../lib/serve-site.mjs';
import { copyWithoutScripts } from './copy-without-scripts.mjs';
import { firstPage } from './first-page-below.mjs';
import { openLighthouse } from './lighthouse.mjs';
import { medians } from './medians.mjs';

/** @typedef {import('./lighthouse.mjs').Figures} Figures */

/**
 * Runs Lighthouse on pages of a build and on the same pages without scripts. If `other` is not
 * `null`, also runs Lighthouse on the same paths of that site. Each run measures every page once.
 * @param {object} options
 * @param {string} options.dir folder of the build.
 * @param {readonly (readonly [kind: string, path: string])[]} options.pages a path that ends in a
 * slash selects the first page below this path: see `firstPage`.
 * @param {number} options.runs
 * @param {{ label: string, url: string } | null} options.other
 * @returns the medians by kind of page and site.
 */
export async function comparePages({ dir, pages, runs, other }) {
  const ours = await serveSite({ outDir: dir });
  const still = await serveSite({ outDir: await copyWithoutScripts(dir) });
  const lighthouse = await openLighthouse();
  const sites = [
    { label: 'site', url: ours.url },
    { label: 'no scripts', url: still.url },
    ...(other === null ? [] : [other]),
  ];
  const subjects = pages.flatMap(([kind, prefix]) => {
    const path = firstPage(dir, prefix);
    return sites.map(({ label, url }) => ({ kind, label, url: url + path }));
  });
  /** @type {Map<string, Figures[]>} */
  const seen = new Map();
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { kind, label, url } of subjects) {
        process.stderr.write(`run ${run} of ${runs}: ${kind}, ${label}\n`);
        const name = `${kind}/${label}`;
        seen.set(name, [...(seen.get(name) ?? []), await lighthouse.measure(url)]);
      }
    }
  } finally {
    await lighthouse.close();
    await Promise.all([ours.stop(), still.stop()]);
  }
  return subjects.map(({ kind, label }) => ({
    kind,
    label,
    ...medians(seen.get(`${kind}/${label}`) ?? []),
  }));
}
