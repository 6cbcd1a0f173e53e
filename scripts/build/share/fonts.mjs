import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);

/**
 * One of the site's own fonts. Each file covers some characters; the first that has one is used.
 * @param {string} family
 * @param {readonly string[]} files
 */
function fontOf(family, files) {
  const fonts = files.map((file, place) => ({
    // Satori falls back to another name only, not to another file of the same name.
    name: `${family} ${place + 1}`,
    data: readFileSync(file),
  }));
  const parsed = fonts.map(({ data }) => /** @type {import('fontkit').Font} */ (create(data)));
  return {
    fonts,
    versions: parsed.map(({ version }) => version),
    characters: new Set(parsed.flatMap(({ characterSet }) => characterSet)),
    style: { fontFamily: fonts.map(({ name }) => `"${name}"`).join(', ') },
  };
}

export const SERIF = fontOf('Ibarra Real Nova', [
  require.resolve('@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-normal.woff2'),
  require.resolve('@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-ext-400-normal.woff2'),
]);

/** Static files: Satori reads only the default weight of the site's variable font. */
export const SANS = fontOf('Instrument Sans', [
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff2'),
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff2'),
]);

/** All of them, for Satori, which parses the fonts of the same list once. */
export const FONTS = [...SERIF.fonts, ...SANS.fonts];
