// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RETIRED_TERMS } from '../config/lint/retired-terms';
import { ROOT } from '../scripts/lib/root.mjs';

const FOLDERS = ['src', 'scripts', 'config', 'cms/src', 'cms/config', 'test', 'deploy', 'docs'];
const FILES = [
  ...['README.md', 'CONTRIBUTING.md', 'cms/README.md', 'cms/SECURITY.md'],
  ...['package.json', 'vite.config.ts'],
];
const READ = /\.(?:tsx?|mjs|cjs|css|md|json)$/u;
/**
 * Files that are not checked: texts for visitors and fixtures, which may use any word, and the list
 * of retired terms with its test.
 */
const EXCLUDED =
  /^src\/ui\/content\/|^src\/adapters\/in-memory\/sample\/|^test\/fixtures\/|retired-terms/u;

const filesBelow = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );

/**
 * Returns the places where a text uses a retired term, for example `src/a.ts:3 findable (use:
 * seo)`.
 */
function retiredTermsIn(file: string, text: string): readonly string[] {
  return text.split('\n').flatMap((line, index) =>
    RETIRED_TERMS.flatMap(([pattern, use]) => {
      const [word] = pattern.exec(line) ?? [];
      return word === undefined ? [] : [`${file}:${index + 1} ${word} (use: ${use})`];
    }),
  );
}

describe('retired terms', () => {
  it('retired terms are found with their place and the term to use', () => {
    expect(retiredTermsIn('src/a.ts', 'one\n// It calls off the read.')).toEqual([
      'src/a.ts:2 calls off (use: abort, cancel)',
    ]);
  });

  it('retired terms appear in no file and no file name', () => {
    const files = [...FOLDERS.flatMap(filesBelow), ...FILES].filter(
      (file) => READ.test(file) && !EXCLUDED.test(file),
    );
    expect(files.length).toBeGreaterThan(1500);
    const found = files.flatMap((file) => [
      ...retiredTermsIn(file, file),
      ...retiredTermsIn(file, readFileSync(join(ROOT, file), 'utf8')),
    ]);
    expect(found).toEqual([]);
  });
});
