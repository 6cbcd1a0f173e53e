import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const layers = createRequire(import.meta.url)('../config/layers.cjs');

/**
 * One forbidden import for each rule: the title of the test, the file that contains the import, and
 * the imported module.
 */
const FORBIDDEN = [
  ['domain must not import the application', 'src/domain/a.ts', '../application/use-case'],
  ['domain must not import an adapter', 'src/domain/b.ts', '../adapters/strapi/client'],
  ['domain must not import the UI', 'src/domain/c.ts', '../ui/app/view'],
  ['domain must not import a package', 'src/domain/d.ts', 'valibot'],
  ['application must not import an adapter', 'src/application/a.ts', '../adapters/strapi/client'],
  ['application must not import the UI', 'src/application/b.ts', '../ui/app/view'],
  ['application must not import a package', 'src/application/c.ts', 'react'],
  ['an adapter must not import the UI', 'src/adapters/strapi/a.ts', '../../ui/app/view'],
  ['an adapter must not import another adapter', 'src/adapters/strapi/b.ts', '../in-memory/fake'],
  ['an adapter must not import the container', 'src/adapters/strapi/c.ts', 'inversify'],
  [
    'the browser adapter must not import the fake',
    'src/adapters/browser/a.ts',
    '../in-memory/fake',
  ],
  ['the UI must not import a port', 'src/ui/app/a.ts', '../../application/ports/port'],
  ['the UI must not import an adapter', 'src/ui/app/b.ts', '../../adapters/in-memory/fake'],
  ['the UI must not import the container', 'src/ui/app/c.ts', 'inversify'],
  ['the UI must not import the composition', 'src/ui/app/d.ts', '../../composition/container'],
  [
    'an adapter must not import the composition',
    'src/adapters/strapi/d.ts',
    '../../composition/container',
  ],
  [
    'application must not import the composition',
    'src/application/d.ts',
    '../composition/container',
  ],
  ['domain must not import the composition', 'src/domain/e.ts', '../composition/container'],
  ['composition must not import the UI', 'src/composition/a.ts', '../ui/app/view'],
  ['the edge must not import the UI', 'src/edge/a.ts', '../ui/app/view'],
  ['the edge must not import the composition', 'src/edge/b.ts', '../composition/container'],
  ['the edge must not import an adapter', 'src/edge/c.ts', '../adapters/strapi/client'],
  ['the edge must not import the domain', 'src/edge/d.ts', '../domain/rule'],
  ['the service worker must not import the UI', 'src/service-worker/a.ts', '../ui/app/view'],
  [
    'the service worker must not import an adapter',
    'src/service-worker/b.ts',
    '../adapters/strapi/client',
  ],
  ['the service worker must not import the domain', 'src/service-worker/c.ts', '../domain/rule'],
  ['the UI must not import the service worker', 'src/ui/app/f.ts', '../../service-worker/routes'],
  ['the UI must not import the edge', 'src/ui/app/e.ts', '../../edge/handler'],
] as const;

/**
 * The layers of the UI, top first. A file may import from lower layers and from its own folder, but
 * not from higher layers or from another folder of its own layer.
 */
const LAYERS = [
  ['app'],
  ['seo'],
  ['dev'],
  ['pages/one', 'pages/two'],
  ['sections/one', 'sections/two', 'list', 'markup'],
  ['components'],
  ['hooks'],
  ['site'],
  ['content', 'theme'],
  ['hydration'],
];

const ROOMS = LAYERS.flatMap((rooms, layer) => rooms.map((room) => ({ room, layer })));

/** Every possible import from one folder of the UI to another, and whether it is allowed. */
const UI_IMPORTS = ROOMS.flatMap(({ room: from, layer: above }) =>
  ROOMS.map(({ room: to, layer: below }) => ({
    from,
    to,
    file: `src/ui/${from}/to-${to.replace('/', '-')}.ts`,
    imported: relative(`src/ui/${from}`, `src/ui/${to}/room`),
    allowed: above < below || from === to,
  })),
);

const ALLOWED = {
  'src/domain/rule.ts': [],
  'src/application/use-case.ts': ['../domain/rule'],
  'src/application/ports/port.ts': ['../../domain/rule'],
  'src/adapters/strapi/client.ts': ['../../application/ports/port', '../../domain/rule', 'valibot'],
  'src/adapters/in-memory/fake.ts': ['../../application/ports/port'],
  'src/ui/app/view.ts': ['../../application/use-case', '../../domain/rule', 'react'],
  'src/composition/container.ts': [
    '../adapters/strapi/client',
    '../adapters/in-memory/fake',
    'inversify',
  ],
  'src/edge/handler.ts': ['../application/use-case', 'valibot'],
  'src/adapters/browser/service-worker-messages.ts': [],
  'src/service-worker/routes.ts': [
    '../adapters/browser/service-worker-messages',
    'workbox-routing',
  ],
  'src/entry-client.ts': ['./composition/container', './ui/app/view'],
} as const;

const cruiseIn = async (baseDir: string): Promise<ICruiseResult> => {
  const { output } = await cruise(['src'], {
    ...layers.options,
    baseDir,
    ruleSet: layers,
    validate: true,
  });
  return output as ICruiseResult;
};

describe('imports between the layers', () => {
  let folder: string;
  let result: ICruiseResult;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'layers-'));
    const write = (file: string, imports: readonly string[]) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      const lines = imports.map((from, index) => `import * as m${index} from '${from}';`);
      const names = imports.map((_, index) => `m${index}`).join(', ');
      writeFileSync(join(folder, file), `${lines.join('\n')}\nexport default [${names}];\n`);
    };
    for (const [file, imports] of Object.entries(ALLOWED)) write(file, imports);
    for (const [, file, imported] of FORBIDDEN) write(file, [imported]);
    for (const { room } of ROOMS) write(`src/ui/${room}/room.ts`, []);
    for (const { file, imported } of UI_IMPORTS) {
      write(file, [imported.startsWith('.') ? imported : `./${imported}`]);
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    result = await cruiseIn(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const violationsOf = (file: string) =>
    result.summary.violations.filter(({ from }) => from === file);

  it.each(FORBIDDEN)('the rules of the layers refuse an import: %s', (_, file) => {
    expect(violationsOf(file).map(({ rule }) => rule.name)).toContain('not-in-allowed');
  });

  it.each(UI_IMPORTS.filter(({ allowed }) => !allowed))(
    'in the UI $from must not import $to',
    ({ file }) => {
      expect(violationsOf(file).map(({ rule }) => rule.name)).toContain('not-in-allowed');
    },
  );

  it.each(UI_IMPORTS.filter(({ allowed }) => allowed))(
    'in the UI $from may import $to',
    ({ file }) => {
      expect(violationsOf(file)).toEqual([]);
    },
  );

  it.each(Object.keys(ALLOWED))('%s has only allowed imports', (file) => {
    expect(violationsOf(file)).toEqual([]);
  });

  it('imports between the layers follow the rules in all of src, with more than 100 files checked', async () => {
    const { summary } = await cruiseIn(root);
    expect(summary.violations.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    expect(summary.totalCruised).toBeGreaterThan(100);
  });
});
