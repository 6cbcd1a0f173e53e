import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { panelHash, panelSources } from '../scripts/cms/panel-sources.mjs';

let cms: string;

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(cms, name)), { recursive: true });
  writeFileSync(join(cms, name), text);
};

beforeEach(() => {
  cms = mkdtempSync(join(tmpdir(), 'panel-'));
  write('package-lock.json', '{}');
  write('config/admin.ts', 'export default {};');
  write('src/admin/app.ts', "import { list } from './list/list';\nexport default { list };");
  write(
    'src/admin/list/list.tsx',
    "import { has } from '../../types/has';\nexport const list = () => import('../../late');",
  );
  write('src/types/has.ts', "import {\n  all,\n} from './all';\nexport const has = all;");
  write('src/types/all.ts', 'export const all = 1;');
  write('src/late/index.ts', 'export default 1;');
  write('src/server.ts', 'export const server = 1;');
});
afterEach(() => rmSync(cms, { recursive: true }));

describe('the panel is built again', () => {
  it.each([
    'package-lock.json',
    'config/admin.ts',
    'src/admin/app.ts',
    'src/admin/list/list.tsx',
    'src/types/has.ts',
    'src/types/all.ts',
    'src/late/index.ts',
  ])('the panel is built again when %s changes', (name) => {
    const before = panelHash(cms);
    write(name, 'export const all = 2;');
    expect(panelHash(cms)).not.toBe(before);
  });

  it('the panel is built again when a file is added to its folder', () => {
    const before = panelHash(cms);
    write('src/admin/extra.css', '');
    expect(panelHash(cms)).not.toBe(before);
  });

  it('the panel is not built again when a file changes that it does not import', () => {
    const before = panelHash(cms);
    write('src/server.ts', 'export const server = 2;');
    expect(panelHash(cms)).toBe(before);
  });
});

it('an import that leads nowhere is an error that names the file', () => {
  write('src/types/all.ts', "export * from './missing';");
  expect(() => panelHash(cms)).toThrow(/all\.ts imports \.\/missing/u);
});

it('the panel of this CMS contains the rules that it shares with the server, not the server', () => {
  const folder = join(import.meta.dirname, '../cms');
  const names = panelSources(folder).map((file) => relative(folder, file));
  expect(names).toContain('src/admin/app.ts');
  expect(names).toContain('src/versions/versioned-types.ts');
  expect(names).toContain('src/visibility/hidden-until.ts');
  expect(names).not.toContain('src/index.ts');
});
