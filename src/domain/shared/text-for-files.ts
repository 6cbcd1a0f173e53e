/** Vertical tab and form feed, with which word processors mark line breaks and page breaks. */
const OTHER_BREAKS = /[\v\f]/gu;

/** Lone surrogates and NUL, which browsers cannot read from HTML. */
const UNREADABLE = /\p{Surrogate}|\0/gu;
const REPLACEMENT = '\ufffd';

/** Control characters and noncharacters that XML 1.0 forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters
const FORBIDDEN = /[\u0001-\u0008\u000e-\u001f\ufffe\uffff]/gu;

/**
 * Makes a text valid in every file format of the site: HTML, JSON, RSS and SVG. Keeps line breaks.
 */
export const textForFile = (text: string): string =>
  text.replace(OTHER_BREAKS, '\n').replace(UNREADABLE, REPLACEMENT).replace(FORBIDDEN, '');
