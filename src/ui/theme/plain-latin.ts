/**
 * What most of a page is written in, as CSS says it: the letters, figures and marks of plain English.
 * These glyphs come first; a face with the rest of Latin follows where something else is read.
 */
export const PLAIN_LATIN =
  'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';
