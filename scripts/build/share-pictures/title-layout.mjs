import satori from 'satori';
import { CARD, FOOT, MARGIN, PICTURE } from './card-layout.mjs';
import { FONTS, SERIF } from './fonts.mjs';
import { printable } from './printable-text.mjs';
import { element } from './satori-element.mjs';

/**
 * Maximum width in pixels of the area of the picture that a title may cover. The limit keeps the
 * subject of the picture visible.
 */
const INTO_PICTURE = 150;
const RIGHT = PICTURE.left + INTO_PICTURE;

/**
 * Font sizes in pixels, each with the maximum number of lines. A title gets the largest size in
 * which it fits.
 */
const STEPS = [
  { size: 92, lines: 3 },
  { size: 80, lines: 4 },
  { size: 68, lines: 4 },
  { size: 58, lines: 5 },
  { size: 50, lines: 6 },
];

/**
 * Maximum length of a title in characters; longer ones are cut before they are measured. All titles
 * of the site itself are shorter.
 */
const LONGEST = 400;

/**
 * Space that the font leaves to the left of a letter (side bearing), as a fraction of the font
 * size. The title is moved to the left by this space, so that its letters align with the margin.
 */
const BEARING = 0.04;
/** Space below the baseline of the last line, as a fraction of the font size. */
const UNDER_BASELINE = 0.2;

/**
 * @param {string} text
 * @param {number} size in pixels.
 * @param {import('react').CSSProperties} style
 */
const titleElement = (text, size, style) =>
  element(
    'div',
    {
      ...SERIF.style,
      ...style,
      position: 'absolute',
      left: MARGIN - size * BEARING,
      bottom: CARD.height - FOOT - size * UNDER_BASELINE,
      width: RIGHT - MARGIN,
      fontSize: size,
      lineHeight: 1.02,
      letterSpacing: '-0.018em',
    },
    text,
  );

/**
 * Returns the right end and the baseline of each line of a title. Reads them from the SVG that
 * Satori renders, which has one `<text>` element for each word and each space.
 * @param {import('react').ReactElement} title
 */
async function linesOf(title) {
  const svg = await satori(title, { ...CARD, fonts: FONTS, embedFont: false });
  const words = svg.matchAll(/<text x="([\d.]+)" y="([-\d.]+)" width="([\d.]+)"[^>]*>[^\s<]/gu);
  const ends = new Map([...words].map(([, x, y, width]) => [Number(y), Number(x) + Number(width)]));
  return [...ends].map(([baseline, right]) => ({ baseline, right }));
}

/**
 * Splits a title at its author's line breaks, and removes the characters that the font cannot
 * render.
 * @param {string} title
 */
const authoredLines = (title) =>
  title
    .slice(0, LONGEST)
    .split('\n')
    .map((line) => printable(line, SERIF))
    .filter(Boolean);

/**
 * Lays out a title in the largest font size in which it fits, if possible with the author's line
 * breaks. If it does not fit even in the smallest size, words may break anywhere, and the last line
 * ends with an ellipsis.
 * @param {string} title contains the author's line breaks.
 * @param {string} motto shown instead of a title that the fonts cannot render.
 */
export async function fitTitle(title, motto) {
  const own = authoredLines(title);
  const authored = own.length > 0 ? own : authoredLines(motto);
  const text = authored.join(' ');
  for (const { size, lines: most } of STEPS) {
    const asAuthored = titleElement(authored.join('\n'), size, { whiteSpace: 'pre' });
    const balanced = titleElement(text, size, { textWrap: 'balance' });
    for (const set of authored.length > 1 ? [asAuthored, balanced] : [balanced]) {
      const lines = await linesOf(set);
      const fits = lines.length <= most && lines.every(({ right }) => right <= RIGHT);
      if (fits) return { title: set, size, lines };
    }
  }
  const { size, lines } = /** @type {(typeof STEPS)[number]} */ (STEPS.at(-1));
  const cut = titleElement(text, size, { overflowWrap: 'anywhere', lineClamp: lines });
  return { title: cut, size, lines: await linesOf(cut) };
}
