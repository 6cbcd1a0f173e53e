/**
 * The arrows between the layers: what is not allowed here is forbidden.
 * Run by `npm run layers`; `test/layers.test.ts` proves that each arrow is guarded.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const TESTS = '[.]test[.]tsx?$|-under-test[.]ts$|^test/';
const ASSETS = '^art/|[?](picture|url|raw)|^#styles/|^virtual:style-rules$';
const PACKAGES = 'node_modules';

const packages = (...names) => `node_modules/(${names.join('|')})(/|$)`;

/** From the roof down: a room of the UI may import those of lower storeys. */
const UI_STOREYS = [
  ['app'],
  ['findable'],
  ['dev'],
  ['pages'],
  ['sections', 'list'],
  ['components'],
  ['hooks'],
  ['site'],
  ['content', 'theme'],
  ['hydration'],
];

/** Rooms whose folders do not know each other: what two pages share stands on a lower storey. */
const APART = ['pages', 'sections'];

const roomsBelow = (storeys) =>
  storeys.flatMap((rooms, storey) => {
    const below = storeys.slice(storey + 1).flat();
    return rooms.flatMap((room) => [
      { from: { path: `^src/ui/${room}/` }, to: { path: `^src/ui/(${below.join('|') || '$'})/` } },
      APART.includes(room)
        ? { from: { path: `^src/ui/${room}/([^/]+)/` }, to: { path: `^src/ui/${room}/$1/` } }
        : { from: { path: `^src/ui/${room}/` }, to: { path: `^src/ui/${room}/` } },
    ]);
  });

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-found',
      comment: 'A path that leads nowhere would slip through every other rule.',
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
    { from: { path: '^src/adapters/(in-memory|local)' }, to: { path: ASSETS } },
    { from: { path: '^src/adapters/strapi' }, to: { path: packages('valibot', 'picoquery') } },
    { from: { path: '^src/adapters/(browser|search-index)' }, to: { path: packages('valibot') } },
    {
      from: { path: '^src/adapters/in-memory' },
      to: { path: packages('valibot', '@faker-js/faker') },
    },
    { from: { path: '^src/ui' }, to: { path: '^src/domain/|^src/application/[^/]+$' } },
    ...roomsBelow(UI_STOREYS),
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
    { from: { path: '^src/edge' }, to: { path: '^src/(edge|application/[^/]+$)' } },
    { from: { path: '^src/edge' }, to: { path: packages('valibot') } },
    {
      from: { path: '^src/offline' },
      to: { path: '^src/(offline/|adapters/browser/worker-terms)' },
    },
    { from: { path: '^src/offline' }, to: { path: packages('workbox-[a-z]+') } },
    { from: { path: '^src/entry-[^/]+$' }, to: {} },
    { from: { path: '^src/ambient' }, to: {} },
    // The build reads the configuration with the site's own schema.
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
