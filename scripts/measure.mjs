// npm run measure [-- OPTIONS]: runs Lighthouse with its phone settings on every kind of page,
// alternately with and without the scripts of the page, and prints the medians. Options whose help
// starts with "instead" measure something else.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandLine, refuse } from './lib/command-line.mjs';
import { anything, COUNT, counts, FOLDER, SITE, someOf } from './lib/command-option-types.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';
import { MODES } from './measure/measurements.mjs';

/**
 * One page of each kind. A path that ends in a slash, such as `/blog-detail/`, selects the first
 * page below this path in the build.
 */
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

const { values } = commandLine({
  command: 'measure',
  options: {
    runs: {
      type: 'string',
      value: COUNT,
      default: '5',
      help: 'runs, of which it prints the median; by default 5',
    },
    pages: {
      type: 'string',
      value: someOf(Object.keys(KINDS), 'home,list'),
      default: Object.keys(KINDS).join(','),
      help: 'kinds of pages; by default all',
    },
    dir: {
      type: 'string',
      value: FOLDER,
      help: 'measures an existing build instead of the public site',
    },
    base: { type: 'string', value: SITE, help: 'measures another site as well' },
    label: {
      type: 'string',
      value: anything('NAME'),
      default: 'other',
      help: 'a name for the site of --base',
    },
    interactions: {
      type: 'boolean',
      help: 'instead: how soon a page responds to a click after its first paint',
    },
    scrolling: {
      type: 'boolean',
      help: 'instead: frames and long tasks while the home page is scrolled',
    },
    cms: {
      type: 'string',
      value: counts('500,5000'),
      help: 'instead: builds of a CMS with that many products',
    },
    publishing: {
      type: 'string',
      value: {
        placeholder: '10000,1000',
        what: 'how many products and posts, for example 10000,1000',
        fits: (text) => /^\d{1,7},\d{1,7}$/u.test(text),
      },
      help: 'instead: time from an edit to the page, with that many products and posts',
    },
    nginx: { type: 'boolean', help: 'instead: pages a second from nginx' },
    lists: {
      type: 'string',
      value: COUNT,
      help: "instead: requests a second to the CMS's lists of that many products",
    },
    month: {
      type: 'boolean',
      help: 'instead: simulated edits and outages, each compared with a full build',
    },
    seed: {
      type: 'string',
      value: COUNT,
      default: '27',
      help: 'seed of the random choices, with --month',
    },
    steps: {
      type: 'string',
      value: COUNT,
      default: '120',
      help: 'number of edits and outages, with --month',
    },
    postgres: { type: 'boolean', help: 'uses PostgreSQL, with --month' },
    json: {
      type: 'string',
      value: anything('FILE', 'a file'),
      default: join(ROOT, 'node_modules/.cache/measure.json'),
      help: 'the file for the figures',
    },
  },
});
const names = /** @type {(keyof typeof MODES)[]} */ (Object.keys(MODES));
const [mode, ...others] = names.filter((name) => values[name]);
if (others.length > 0) refuse(`Give one of ${names.map((name) => `--${name}`).join(', ')}.`);
if (values.dir !== undefined && !existsSync(join(values.dir, 'index.html'))) {
  refuse(`--dir takes the folder of a build, and there is none in "${values.dir}".`);
}
const [runs, kinds] = [Number(values.runs), values.pages.split(',')];

await ensurePackages();
const { builtSite } = await import('./lib/built-site.mjs');
const { SITES } = await import('./lib/test-sites.mjs');

const builtDir = async () => values.dir ?? builtSite('public', SITES.public);
const write = (/** @type {object} */ figures) => {
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, `${JSON.stringify({ runs, ...figures }, null, 2)}\n`);
  console.log(`The figures are in ${values.json}`);
};
if (mode !== undefined) {
  write(await MODES[mode](String(values[mode]), { ...values, runs, builtDir }));
  process.exit();
}
const { comparePages } = await import('./measure/compare-pages.mjs');
const { table } = await import('./measure/lighthouse-table.mjs');
const results = await comparePages({
  dir: await builtDir(),
  pages: kinds.map((kind) => [kind, KINDS[/** @type {keyof typeof KINDS} */ (kind)]]),
  runs,
  other: values.base === undefined ? null : { label: values.label, url: values.base },
});
console.log(table(results));
write({ results });
