/** How word processors write a line break within a paragraph, and the end of a page. */
const OTHER_BREAKS = /[\v\f]/gu;

/** What no browser reads from HTML: lone surrogates and NUL. */
const UNREADABLE = /\p{Surrogate}|\0/gu;
const REPLACEMENT = '\ufffd';

/** What XML 1.0 forbids of the rest. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const FORBIDDEN = /[\u0001-\u0008\u000e-\u001f\ufffe\uffff]/gu;

/** A text as every file of the site can hold it: HTML, JSON, RSS and SVG. A line break stays one. */
export const fileText = (text: string): string =>
  text.replace(OTHER_BREAKS, '\n').replace(UNREADABLE, REPLACEMENT).replace(FORBIDDEN, '');
