import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const require = createRequire(import.meta.url);

const fontOf = (/** @type {string} */ file) =>
  /** @type {import('fontkit').Font} */ (openSync(file));

/**
 * The site's own fonts. Each file covers some characters; the first that has a character is used.
 */
export const SERIF = [
  require.resolve('@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-normal.woff2'),
  require.resolve('@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-ext-400-normal.woff2'),
].map(fontOf);

/** Static files: fontkit reads only the lightest weight of the site's variable font. */
export const SANS = [
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff2'),
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff2'),
].map(fontOf);
