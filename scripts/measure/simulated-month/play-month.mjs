import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { seedCms } from '../../cms/seed-cms.mjs';
import { startPostgres } from '../../cms/start-postgres.mjs';
import { temporaryFolder } from '../../cms/temporary-folder.mjs';
import { needNginx } from '../../lib/nginx-on-loopback.mjs';
import { checkSite } from './check-site.mjs';
import { editorAndVisitors } from './editor-and-visitors.mjs';
import { fullBuilds } from './full-builds.mjs';
import { failuresOf } from './publication-failures.mjs';
import { isIdle } from './publication-outcomes.mjs';
import { isOutage, planOf, STEPS } from './random-steps.mjs';
import { startServer } from './self-hosted-server.mjs';
import { Refused } from './simulated-editor.mjs';
import { GOING_BACK } from './steps/rollbacks.mjs';
import { waitUntil } from './wait-until.mjs';

/** @typedef {Awaited<ReturnType<typeof playMonth>>} Month */

/**
 * Adds the sample products and posts, which the CMS already contains, to `shelf`.
 * @param {import('./editor-and-visitors.mjs').World} world
 */
async function readShelf({ machine, shelf }) {
  for (const list of /** @type {const} */ (['products', 'blogs'])) {
    const { body } = await machine.client().read(`${list}?sort=Title&pagination[pageSize]=100`);
    for (const { documentId: id, Title: title } of body.data) shelf.add({ list, id, title });
  }
}

/**
 * Runs one step and waits until visitors see the result of the step. Reports each fault.
 * @param {import('./editor-and-visitors.mjs').World} world
 * @param {string} kind
 */
async function take(world, kind) {
  const step =
    /** @type {(world: import('./editor-and-visitors.mjs').World) => Promise<unknown>} */ (
      STEPS[/** @type {keyof typeof STEPS} */ (kind)]
    );
  try {
    // Send enquiries before a step of `GOING_BACK` and not during it: the step may make a backup,
    // and the check must know which enquiries the backup contains.
    if (kind in GOING_BACK) await world.visitors.write();
    await Promise.all([step(world), kind in GOING_BACK ? null : world.visitors.write()]);
  } catch (error) {
    if (error instanceof Refused && error.status === 400)
      world.print(`  refused: ${error.message}`);
    else world.fault(error instanceof Error ? error.message : String(error));
  }
  try {
    await world.settled();
  } catch (error) {
    world.fault(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Simulates a month of edits and outages on a self-hosted server, with a real CMS, publisher and
 * nginx. The seed determines what editors and visitors do, and when each program stops.
 * @param {object} options
 * @param {number} options.seed
 * @param {number} options.steps
 * @param {string} [options.databaseUrl] URL of an empty PostgreSQL database; by default the CMS
 * uses SQLite.
 * @param {boolean} [options.onPostgres] whether to start a PostgreSQL server for the CMS.
 * @param {(line: string) => void} [options.print]
 */
export async function playMonth({
  seed,
  steps,
  databaseUrl = '',
  onPostgres = false,
  print = console.log,
}) {
  await needNginx();
  const folder = temporaryFolder('month-');
  /** @type {(() => unknown)[]} */
  const stops = [folder.remove];
  try {
    const postgres = onPostgres ? await startPostgres() : null;
    if (postgres) stops.push(postgres.stop);
    const machine = await startServer(folder.path, postgres?.url ?? databaseUrl);
    stops.push(machine.close);
    const world = editorAndVisitors(machine, { seed, print });
    await seedCms({ host: machine.cms().url, token: machine.cms().writeToken });
    await readShelf(world);
    const whole = fullBuilds(join(folder.path, 'whole'), machine.siteEnv);
    stops.push(whole.close);
    await machine.startPublisher();
    const isFirstServed = async () =>
      isIdle(await world.look()) &&
      existsSync(machine.current) &&
      world.report.outcomes().some(({ kind }) => kind === 'done');
    await waitUntil(isFirstServed, { what: 'the first publication', withinMs: 1_800_000 });

    const plan = planOf(world.dice, steps);
    print(`Seed ${seed}: ${plan.length} steps`);
    /** @type {{ kind: string, failures: readonly string[], differences: number }[]} */
    const taken = [];
    for (const [place, kind] of plan.entries()) {
      const began = Date.now();
      world.begin(`step ${place + 1}, ${kind}`);
      const before = world.report.outcomes().length;
      await take(world, kind);
      // Rebuild the code only after the first and the last step, because edits do not change code.
      const isFresh = place === 0 || place === plan.length - 1;
      const differences = await checkSite(world, whole.build, { isFresh }).catch((error) => {
        world.fault(`no comparison: ${error instanceof Error ? error.message : error}`);
        return -1;
      });
      const failures = failuresOf(world, before, isOutage(kind));
      taken.push({ kind, failures, differences });
      print(
        `${place + 1} of ${plan.length}: ${kind}, ${((Date.now() - began) / 1000).toFixed(0)} s`,
      );
    }
    const enquiries = world.visitors.compare(await machine.client().enquiries());
    return {
      seed,
      taken,
      enquiries,
      times: world.times,
      faults: world.faults,
      outcomes: world.report.outcomes(),
    };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
