import satori from 'satori';
import { CARD, FOOT, MARGIN, PICTURE } from './card-layout.mjs';
import { FONTS, SANS, SERIF } from './fonts.mjs';
import { printable } from './printable-text.mjs';
import { element } from './satori-element.mjs';
import { fitTitle } from './title-layout.mjs';
import { titleStrips } from './title-strips.mjs';

/** @typedef {Omit<import('./card-layout.mjs').ShareCard, 'address'>} Card */

const NAME = { family: SERIF, size: 56, style: {} };
const SMALL = { family: SANS, size: 19, style: { letterSpacing: '0.15em' } };
/** Height of capital letters in a title, as a fraction of the font size. */
const CAPITAL = 0.67;
/** Space between a title and the label above it, in pixels. */
const OVER_TITLE = 30;

/**
 * SVG path of a drop of resin, as in `art/svg/incision.svg`. It starts at the tip, from which the
 * drop hangs.
 */
const TEAR = 'c.5 5.4 7.4 9.6 7.4 18a7.4 7.6 0 0 1-14.8 0c0-8.4 6.9-12.6 7.4-18';
/**
 * Position in pixels of the vertical line below the photograph or engraving, at the right margin.
 * The drop of resin hangs from the lower end of the line.
 */
const THREAD = { x: CARD.width - MARGIN + 0.5, top: PICTURE.height, bottom: FOOT + 4 };

/**
 * Returns an element with one line of text at the left margin. The text is cut off before it
 * reaches the picture.
 * @param {string} text
 * @param {typeof NAME | typeof SMALL} type
 * @param {string} color
 * @param {number} baseline
 */
const lineAt = (text, { family, size, style }, color, baseline) =>
  element(
    'div',
    {
      ...family.style,
      ...style,
      position: 'absolute',
      left: MARGIN,
      top: baseline - size * 1.11,
      width: PICTURE.left - 2 * MARGIN,
      color,
      fontSize: size,
      lineHeight: 1.6,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    printable(text, family),
  );

/**
 * Returns the SVG of a card without its photograph or engraving; the area of that picture is
 * transparent. Texts are converted to outlines, so that they look the same on machines without the
 * fonts, and cannot inject markup.
 * @param {Card} card
 */
export async function sharePictureSvg({ brand, label, title: words, motto, inks }) {
  const { title, size, lines } = await fitTitle(words, motto);
  const overTitle = (lines[0]?.baseline ?? FOOT) - size * CAPITAL - OVER_TITLE;
  const path = (/** @type {Record<string, string>} */ attributes) =>
    element('path', {}, null, attributes);
  const shapes = [
    path({ fill: inks.paper, d: titleStrips(lines, size) }),
    path({ stroke: inks.umber, d: `M${THREAD.x} ${THREAD.top}V${THREAD.bottom}` }),
    path({ fill: inks.tear, d: `M${THREAD.x} ${THREAD.bottom - 2}${TEAR}` }),
  ];
  const card = element('div', { width: '100%', height: '100%', color: inks.ink }, [
    element('svg', { position: 'absolute' }, shapes, CARD),
    lineAt(brand.name, NAME, inks.ink, MARGIN + 40),
    lineAt(brand.line.toUpperCase(), SMALL, inks.umber, MARGIN + 76),
    lineAt((label ?? '').toUpperCase(), SMALL, inks.umber, overTitle),
    title,
  ]);
  return satori(card, { ...CARD, fonts: FONTS });
}
