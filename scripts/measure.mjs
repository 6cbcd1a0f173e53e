// npm run measure [-- --runs N] [--pages home,list] [--dir BUILD] [--base URL --label NAME] [--interactions | --scrolling | --cms N,N | --publishing PRODUCTS,POSTS | --nginx | --lists PRODUCTS] [--json FILE]
// Lighthouse as on a phone, for every kind of page, next to the same page without its scripts: a run of
// each in turn, and the medians. --dir takes a build that is there; --base measures another site as well.
// --cms 500,5000 builds the site of a real CMS with so many products instead: time and memory.
// --publishing 10000,1000 edits the content of a real CMS behind nginx and the publisher: save to page.
// --nginx asks nginx for pages on loopback, with the CMS and while it stops: how many a second.
// --scrolling reads home from its head to its foot, with the thread that follows and without it.
// --lists 5000 asks a CMS with so many products for its lists, on SQLite and PostgreSQL: how many a second.
// --interactions presses things soon after the first paint instead, on a processor four times slower.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';

/** A page of each kind; of a catalogue of one's own, the first product and post of the build. */
const KINDS = /** @type {const} */ ({
  home: '/',
  list: '/product',
  product: '/product-detail/',
  blog: '/blog',
  post: '/blog-detail/',
  about: '/about',
  questions: '/faq',
  contact: '/contactus',
});

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(KINDS).join(',') },
    dir: { type: 'string' },
    base: { type: 'string' },
    label: { type: 'string', default: 'other' },
    interactions: { type: 'boolean', default: false },
    scrolling: { type: 'boolean', default: false },
    cms: { type: 'string' },
    publishing: { type: 'string' },
    nginx: { type: 'boolean', default: false },
    lists: { type: 'string' },
    json: { type: 'string', default: join(ROOT, 'node_modules/.cache/measure.json') },
  },
});
const runs = Number(values.runs);
const kinds = values.pages.split(',');
const unknown = kinds.filter((kind) => !(kind in KINDS));
if (!Number.isInteger(runs) || runs < 1 || unknown.length > 0) {
  console.error(`--runs is a number from 1, --pages of ${Object.keys(KINDS).join(', ')}`);
  process.exit(1);
}

await ensurePackages();
const { builtSite } = await import('./lib/built-site.mjs');
const { SITES } = await import('./lib/sites.mjs');
const { serveSite } = await import('./lib/serve-site.mjs');
const { openLighthouse } = await import('./measure/lighthouse.mjs');
const { scriptlessTwin } = await import('./measure/scriptless-twin.mjs');
const { firstPage } = await import('./measure/first-page.mjs');
const { medians } = await import('./measure/medians.mjs');
const { table } = await import('./measure/table.mjs');

const write = (/** @type {object} */ figures) => {
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, `${JSON.stringify({ runs, ...figures }, null, 2)}\n`);
  console.log(`The figures are in ${values.json}`);
};
if (values.cms !== undefined) {
  const { buildTable, cmsBuilds } = await import('./measure/cms-builds.mjs');
  const counts = values.cms.split(',').map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
    console.error('--cms takes numbers of products: 500,5000');
    process.exit(1);
  }
  const builds = await cmsBuilds(counts);
  console.log(buildTable(builds));
  write({ builds });
  process.exit();
}
if (values.publishing !== undefined) {
  const { publishing, publishingLine } = await import('./measure/publishing.mjs');
  const [products = 0, posts = 0] = values.publishing.split(',').map(Number);
  if (!Number.isInteger(products) || !Number.isInteger(posts)) {
    console.error('--publishing takes how many products and posts: 10000,1000');
    process.exit(1);
  }
  const found = await publishing({ products, posts });
  console.log(`${found.full}\n${found.edits.at(-1)?.said}\n${publishingLine(found.edits)}`);
  write(found);
  process.exit();
}
if (values.lists !== undefined) {
  const { listLoad } = await import('./measure/list-load.mjs');
  const products = Number(values.lists);
  if (!Number.isInteger(products) || products < 1) {
    console.error('--lists takes how many products: 5000');
    process.exit(1);
  }
  const loads = await listLoad(products);
  console.table(loads);
  write({ loads });
  process.exit();
}
const dir = values.dir ?? (await builtSite('public', SITES.public));
if (values.nginx) {
  const { nginxLoad } = await import('./measure/nginx-load.mjs');
  const loads = await nginxLoad(dir);
  console.table(loads);
  write({ loads });
  process.exit();
}
if (values.scrolling) {
  const { scrolling } = await import('./measure/scrolling.mjs');
  const site = await serveSite({ outDir: dir });
  const results = await scrolling(site.url, runs);
  await site.stop();
  console.table(results);
  write({ results });
  process.exit();
}
if (values.interactions) {
  const { interactions, interactionTable } = await import('./measure/interactions.mjs');
  const site = await serveSite({ outDir: dir });
  const results = await interactions(site.url, (path) => firstPage(dir, path), runs);
  await site.stop();
  console.log(interactionTable(results));
  write({ results });
  process.exit();
}
const twin = await scriptlessTwin(dir);
const ours = await serveSite({ outDir: dir });
const still = await serveSite({ outDir: twin });
const lighthouse = await openLighthouse();

/** @typedef {import('./measure/lighthouse.mjs').Figures} Figures */
/** @type {{ label: string, url: string }[]} */
const sites = [
  { label: 'site', url: ours.url },
  { label: 'no scripts', url: still.url },
  ...(values.base === undefined ? [] : [{ label: values.label, url: values.base }]),
];
const subjects = kinds.flatMap((kind) => {
  const path = firstPage(dir, KINDS[/** @type {keyof typeof KINDS} */ (kind)]);
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

const results = subjects.map(({ kind, label }) => ({
  kind,
  label,
  ...medians(seen.get(`${kind}/${label}`) ?? []),
}));
console.log(table(results));
write({ results });
