const TESTS = '[.]test[.]tsx?$|-under-test[.]ts$|^test/';
const ASSETS = '^art/|[?](picture|url|raw)|^#styles/|^virtual:style-rules$';
const PACKAGES = 'node_modules';

const packages = (...names) => `node_modules/(${names.join('|')})(/|$)`;

/**
 * Folders of `src/ui` by layer, from top to bottom. A folder may import from itself and from lower
 * layers only.
 */
const UI_LAYERS = [
  ['app'],
  ['seo'],
  ['dev'],
  ['pages'],
  ['sections', 'list', 'markup'],
  ['components'],
  ['hooks'],
  ['site'],
  ['content', 'theme'],
  ['hydration'],
];

/**
 * Folders whose subfolders may not import from each other. Code that two subfolders share must be
 * in a lower layer.
 */
const ISOLATED = ['pages', 'sections'];

const foldersBelow = (layers) =>
  layers.flatMap((folders, layer) => {
    const below = layers.slice(layer + 1).flat();
    return folders.flatMap((folder) => [
      {
        from: { path: `^src/ui/${folder}/` },
        to: { path: `^src/ui/(${below.join('|') || '$'})/` },
      },
      ISOLATED.includes(folder)
        ? { from: { path: `^src/ui/${folder}/([^/]+)/` }, to: { path: `^src/ui/${folder}/$1/` } }
        : { from: { path: `^src/ui/${folder}/` }, to: { path: `^src/ui/${folder}/` } },
    ]);
  });

/**
 * Lists the allowed imports between layers; all others are forbidden. `npm run layers` checks them,
 * and `test/layers.test.ts` proves that each rule is enforced.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-found',
      comment: 'An unresolved import would pass every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ASSETS },
    },
  ],
  allowedSeverity: 'error',
  allowed: [
    { from: { path: TESTS }, to: {} },
    { from: { path: '^src/domain' }, to: { path: '^src/domain' } },
    { from: { path: '^src/application' }, to: { path: '^src/(domain|application)' } },
    { from: { path: '^src/adapters' }, to: { path: '^src/(domain|application)' } },
    { from: { path: '^src/adapters/([^/]+)' }, to: { path: '^src/adapters/$1/' } },
    { from: { path: '^src/adapters/in-memory' }, to: { path: ASSETS } },
    { from: { path: '^src/adapters/strapi' }, to: { path: packages('valibot', 'picoquery') } },
    { from: { path: '^src/adapters/(browser|search-index)' }, to: { path: packages('valibot') } },
    {
      from: { path: '^src/adapters/in-memory' },
      to: { path: packages('valibot', '@faker-js/faker') },
    },
    {
      from: { path: '^src/ui' },
      to: { path: '^src/domain/|^src/application/((content-types|browser-state)/)?[^/]+$' },
    },
    ...foldersBelow(UI_LAYERS),
    { from: { path: '^src/ui' }, to: { path: ASSETS } },
    {
      from: { path: '^src/ui' },
      to: { path: PACKAGES, pathNot: packages('inversify', 'reflect-metadata') },
    },
    {
      from: { path: '^src/composition' },
      to: { path: '^src/(domain|application|adapters|composition)' },
    },
    {
      from: { path: '^src/composition' },
      to: { path: packages('inversify', '@inversifyjs', 'reflect-metadata', 'valibot') },
    },
    {
      from: { path: '^src/edge' },
      to: { path: '^src/(edge|application/(content-types/)?[^/]+$)' },
    },
    { from: { path: '^src/edge' }, to: { path: packages('valibot') } },
    {
      from: { path: '^src/service-worker' },
      to: { path: '^src/(service-worker/|adapters/browser/service-worker-messages)' },
    },
    { from: { path: '^src/service-worker' }, to: { path: packages('workbox-[a-z]+') } },
    { from: { path: '^src/entry-[^/]+$' }, to: {} },
    { from: { path: '^src/ambient' }, to: {} },
    // The build's configuration may import every module. For example, it validates the build's
    // settings with a schema from `src`.
    { from: { path: '^(vite[.]config|config/)' }, to: {} },
  ],
  options: {
    doNotFollow: { path: PACKAGES },
    exclude: { path: '[?](picture|url|raw)|^#styles/|^virtual:style-rules$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
