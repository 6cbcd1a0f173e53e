/**
 * @typedef {object} Settings
 * @property {number} runs
 * @property {string} seed of --month.
 * @property {string} steps of --month.
 * @property {boolean} postgres whether --month uses PostgreSQL.
 * @property {() => Promise<string>} builtDir returns the folder of the build to measure. Creates
 * the build first if necessary.
 */

/**
 * Serves the build while `work` measures it.
 * @template Result
 * @param {Settings} settings
 * @param {(url: string, dir: string) => Promise<Result>} work
 */
async function onServedBuild({ builtDir }, work) {
  const { serveSite } = await import('../lib/serve-site.mjs');
  const dir = await builtDir();
  const site = await serveSite({ outDir: dir });
  try {
    return await work(site.url, dir);
  } finally {
    await site.stop();
  }
}

/**
 * The measurements of `npm run measure`, by the option that selects each. Without such an option
 * the command measures single pages. Each function takes the value of its option, prints its
 * figures and returns them. It imports its modules when it runs, because the command may have to
 * install the packages that these modules need.
 * @type {Record<
 *   'interactions' | 'scrolling' | 'cms' | 'publishing' | 'nginx' | 'lists' | 'month',
 *   (value: string, settings: Settings) => Promise<object>
 * >}
 */
export const MODES = {
  async interactions(_, settings) {
    const { interactions, interactionTable } = await import('./interactions.mjs');
    const { firstPage } = await import('./first-page-below.mjs');
    const results = await onServedBuild(settings, (url, dir) =>
      interactions(url, (path) => firstPage(dir, path), settings.runs),
    );
    console.log(interactionTable(results));
    return { results };
  },
  async scrolling(_, settings) {
    const { scrolling } = await import('./scrolling.mjs');
    const results = await onServedBuild(settings, (url) => scrolling(url, settings.runs));
    console.table(results);
    return { results };
  },
  async cms(value) {
    const { buildTable, cmsBuilds } = await import('./cms-builds.mjs');
    const builds = await cmsBuilds(value.split(',').map(Number));
    console.log(buildTable(builds));
    return { builds };
  },
  async publishing(value) {
    const { publishing, publishingLine, textsLine } = await import('./publishing-time.mjs');
    const [products = 0, posts = 0] = value.split(',').map(Number);
    const found = await publishing({ products, posts });
    console.log(`${found.full}\n${found.edits.at(-1)?.said}\n${publishingLine(found.edits)}`);
    console.log(textsLine(found));
    return found;
  },
  async nginx(_, { builtDir }) {
    const { nginxLoad } = await import('./nginx-load.mjs');
    const loads = await nginxLoad(await builtDir());
    console.table(loads);
    return { loads };
  },
  async lists(value) {
    const { listLoad } = await import('./cms-list-throughput.mjs');
    const loads = await listLoad(Number(value));
    console.table(loads);
    return { loads };
  },
  async month(_, { seed, steps, postgres }) {
    const { playMonth } = await import('./simulated-month/play-month.mjs');
    const { monthReport } = await import('./simulated-month/month-report.mjs');
    const month = await playMonth({
      seed: Number(seed),
      steps: Number(steps),
      onPostgres: postgres,
    });
    console.log(monthReport(month));
    if (month.faults.length > 0) process.exitCode = 1;
    return month;
  },
};
