/**
 * What most of a page is written in, as CSS says it: the letters, figures and marks of plain English,
 * without the signs that only code has.
 * These glyphs come first; a face with the rest of Latin follows where something else is read.
 */
export const PLAIN_LATIN =
  'U+20-22, U+24-3B, U+3F-5A, U+61-7A, U+A0, U+A9, U+B0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';
