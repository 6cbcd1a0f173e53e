import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);

/**
 * Reads a font that consists of several files, each with some of the characters. A character is
 * rendered with the first file that contains it.
 * @param {string} family
 * @param {readonly string[]} files
 */
function fontOf(family, files) {
  const fonts = files.map((file, place) => ({
    // Give each file of a font its own name, because Satori looks for a missing character only in
    // fonts with other names.
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

/**
 * Uses static font files, because Satori supports only the default weight of the site's variable
 * font.
 */
export const SANS = fontOf('Instrument Sans', [
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff2'),
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff2'),
]);

/**
 * All fonts, for Satori. Every call must pass this same array, so that Satori parses the fonts only
 * once.
 */
export const FONTS = [...SERIF.fonts, ...SANS.fonts];
