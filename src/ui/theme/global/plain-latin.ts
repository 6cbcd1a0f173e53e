/**
 * The letters, digits and punctuation of plain English as a CSS `unicode-range`, without characters
 * such as braces, which occur only in code. Every page loads the font files with these glyphs.
 * Browsers load a second file, with the other Latin glyphs, only for pages that contain such
 * glyphs.
 */
export const PLAIN_LATIN =
  'U+20-22, U+24-3B, U+3F-5A, U+61-7A, U+A0, U+A9, U+B0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';
