// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../scripts/lib/root.mjs';

const FOLDERS = ['test', 'scripts'];
const COMPILED_MODULE = /dist\/(src\/[\w/.-]+?)(?:\.js)?['"]/gu;

const programsBelow = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mjs|ts)$/u.test(name))
    .map((name) => join(folder, name));

/** Returns the source files of the CMS's compiled modules that a program loads. */
const loadedBy = (program: string) =>
  [...readFileSync(join(ROOT, program), 'utf8').matchAll(COMPILED_MODULE)].map(
    ([, module]) => `cms/${module}`,
  );

const exists = (source: string) =>
  existsSync(join(ROOT, source)) || existsSync(join(ROOT, `${source}.ts`));

// TypeScript and the linter do not check these imports, because the CMS is compiled only for its
// own tests.
it('every compiled module of the CMS that a test or a script loads has a source', () => {
  const loaded = FOLDERS.flatMap(programsBelow).flatMap((program) =>
    loadedBy(program).map((source) => ({ program, source })),
  );
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter(({ source }) => !exists(source))).toEqual([]);
});
