/**
 * Descriptions of the npm scripts for daily use. `OTHERS` contains the descriptions of the other
 * scripts. `npm run help` and each script's `--help` print the descriptions.
 * test/thorough/commands.test.ts compares the script names with package.json.
 */
export const DAILY = {
  start: 'builds the site on its embedded catalogue and serves it',
  dev: 'runs the development server on the embedded catalogue, with scenarios',
  test: 'runs the checks of every day and prints how long each took',
  build: 'prerenders every page into dist/, configured by the environment',
  preview: 'serves dist/ like a static host, with its headers',
  cms: 'installs, boots and seeds the Strapi in cms/ for development',
  shots: 'takes a full-page screenshot of every route',
  help: 'prints what each npm script does',
};

export const OTHERS = {
  'test:all': 'runs everything that CI runs: npm test -- --all, test:cross-browser and test:cms',
  'test:cms': 'tests the site and the contracts on a real Strapi',
  'test:cross-browser': 'tests what visitors do in Chromium, Firefox and WebKitGTK',
  record: "records a real Strapi's responses to the contracts, for tests without a CMS",
  types: 'checks the types of the site, of scripts/ and of cms/, whose packages it installs',
  lint: 'checks style and common mistakes with Biome, as npm test does',
  layers: 'checks the imports between layers, as npm test does',
  dead: 'finds code and packages that nothing uses (knip), as npm test does',
  access: "compares the CMS's answers to every kind of caller with the table in cms/SECURITY.md",
  size: 'prints what a first visit downloads, file by file',
  measure: 'runs Lighthouse on every kind of page, with and without scripts',
  rates: 'measures what a page of each kind costs to render and to send',
  nginx: 'writes the headers and redirects of deploy/nginx from the source for every host',
  texts: "writes the single types of the owner's texts into cms/, from those that ship",
  'sample-documents': 'writes the PDFs of the sample batches, each page marked SAMPLE',
  publisher: "receives the CMS's webhooks and publishes what editors change",
};

export const COMMANDS = { ...DAILY, ...OTHERS };

/** @typedef {keyof typeof COMMANDS} Command */

/**
 * Returns the command line that runs an npm script. `npm start` and `npm test` need no `run`.
 * @type {(name: string) => string}
 */
export const npmCommand = (name) =>
  ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
