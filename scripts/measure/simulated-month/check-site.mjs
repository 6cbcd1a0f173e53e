import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesIn, siteDifferences } from './compare-sites.mjs';
import { pageOf } from './expected-documents.mjs';
import { isIdle } from './publication-outcomes.mjs';
import { visit } from './visitor-request.mjs';
import { waitUntil } from './wait-until.mjs';

/** @typedef {import('./editor-and-visitors.mjs').World} World */

/** Maximum number of differences that are reported for one comparison. */
const MAX_TOLD = 5;

/**
 * Returns a sentence for each page whose response from nginx is not the page's file.
 * @param {World} world
 */
async function servedDifferences({ machine }) {
  const found = [];
  for (const page of pagesIn(machine.current)) {
    const { status, body } = await visit(machine.nginx(), page);
    const file = readFileSync(join(machine.current, page, 'index.html'));
    if (status !== 200 || !body.equals(file))
      found.push(`nginx answers ${page} otherwise (${status})`);
  }
  return found;
}

/**
 * Compares the served site with a full build of the CMS's published content. If the two differ,
 * compares again, because the publisher may not have published everything yet. Reports only
 * differences that a repeated comparison finds while no publication runs. If the two are equal,
 * also checks that nginx serves their files.
 * @param {World} world
 * @param {(how: { isFresh: boolean }) => Promise<string>} build
 * @param {{ isFresh: boolean }} how
 * @returns {Promise<readonly string[]>} the differences.
 */
async function compare(world, build, how) {
  const { machine, report } = world;
  for (let time = 1; ; time += 1) {
    await waitUntil(async () => isIdle(await report.look()), { what: 'the publisher at rest' });
    const before = report.outcomes().length;
    const whole = await build(how);
    const differences = siteDifferences(machine.current, whole);
    const isCalm = isIdle(await report.look()) && report.outcomes().length === before;
    if (differences.length === 0) return servedDifferences(world);
    // Ignore the differences of the first comparison: an event may still be on its way to the
    // publisher. The event arrives during the second build.
    if (isCalm && time > 1) return differences;
  }
}

/**
 * Checks after a step that the site equals a full build, that visitors see every change that the
 * CMS acknowledged, and that no acknowledged enquiry is lost or stored twice. Reports each fault.
 * @param {World} world
 * @param {Parameters<typeof compare>[1]} build
 * @param {{ isFresh: boolean }} how
 * @returns {Promise<number>} the number of differences.
 */
export async function checkSite(world, build, how) {
  const { shelf, machine, visitors, fault, sees } = world;
  const differences = await compare(world, build, how);
  for (const one of differences.slice(0, MAX_TOLD)) fault(`differs from a full build: ${one}`);
  for (const document of shelf.all()) {
    if (!(await sees(document))) {
      fault(
        `${pageOf(document)} (${JSON.stringify(document.title)}) is not as it was acknowledged`,
      );
    }
  }
  for (const one of visitors.compare(await machine.client().enquiries()).faults) fault(one);
  return differences.length;
}
