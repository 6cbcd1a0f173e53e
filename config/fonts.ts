import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { PLAIN_LATIN } from '../src/ui/theme/global/plain-latin.ts';
import { writeAtomically } from './write-atomically.ts';

/** Font files in npm packages, keyed by the `<name>` in imports of `#fonts/<name>.woff2`. */
const FACES = {
  'ibarra-real-nova': '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-normal.woff2',
  'ibarra-real-nova-italic':
    '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-italic.woff2',
  'instrument-sans':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
} as const;

/**
 * Folder of the generated fonts. `index.html` refers to two of these fonts by path, because aliases
 * such as `#fonts` do not work in HTML.
 */
const FOLDER = fileURLToPath(new URL('../node_modules/.cache/fonts', import.meta.url));

/**
 * Ids of the OpenType name records that the generated fonts keep: copyright, license and license
 * URL.
 */
const NOTICES = [0, 13, 14];

const require = createRequire(import.meta.url);

/** Returns all characters of a `unicode-range`, for example of `U+0041-0043, U+00A0`. */
const charactersOf = (unicodeRange: string): string =>
  unicodeRange
    .split(', ')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));
    })
    .join('');

async function makeFace(name: string, source: string): Promise<void> {
  const whole = readFileSync(require.resolve(source));
  const madeFrom = createHash('sha256')
    .update(whole)
    .update(PLAIN_LATIN)
    .update(String(NOTICES))
    .digest('hex');
  const file = join(FOLDER, `${name}.woff2`);
  const note = `${file}.made-from`;
  if (existsSync(file) && existsSync(note) && readFileSync(note, 'utf8') === madeFrom) return;
  const plain = await subsetFont(whole, charactersOf(PLAIN_LATIN), {
    targetFormat: 'woff2',
    preserveNameIds: NOTICES,
  });
  writeAtomically(file, plain);
  writeFileSync(note, madeFrom);
}

/**
 * Creates font files with only the `PLAIN_LATIN` glyphs, for imports such as `import url from
 * '#fonts/instrument-sans.woff2?url'`.
 */
export const fonts = (): Plugin => ({
  name: 'fonts',
  async config() {
    for (const [name, source] of Object.entries(FACES)) await makeFace(name, source);
    return { resolve: { alias: { '#fonts': FOLDER } } };
  },
});
