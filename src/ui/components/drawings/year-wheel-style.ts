import { css } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, font, media, type } = theme;

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/**
 * A circular drawing of the year, with the names of the seasons along its arcs and today's date in
 * the centre. The names and the date are positioned on top of the drawing.
 */
export const yearWheelStyle = css({
  position: 'relative',
  aspectRatio: '692 / 656',
  color: colour.paper,
  '.wheel-drawing': { ...fill, color: colour.sage },
  '.wheel-words': { ...fill, overflow: 'visible' },
  // Font sizes are in units of the drawing, whose width is 692.
  '.wheel-words text': {
    fontFamily: font.sans,
    fontSize: 24,
    fontWeight: 500,
    textAnchor: 'middle',
    fill: colour.sage,
  },
  '.wheel-words path': { fill: 'none' },
  '.wheel-words g text': {
    fontFamily: font.serif,
    fontStyle: 'italic',
    fontSize: 38,
    fontWeight: 400,
  },
  '.wheel-words :is(.jilaal, .xagaa) text': { fill: colour.ink },
  '.wheel-words :is(.gu, .dayr) text': { fill: colour.paper },
  '.wheel-now': {
    position: 'absolute',
    // Centres the date on the wheel. The insets differ because the wheel is not in the middle of
    // the drawing.
    inset: '29% 22.5% 29% 25.4%',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
  },
  '.wheel-now > em': { ...type.t2, fontStyle: 'normal', color: colour.sage },
  // Keeps this text clear of the descenders in the line above.
  'strong + em': { marginBlockStart: '.25em', color: colour.honey },
  strong: {
    fontFamily: font.serif,
    fontStyle: 'italic',
    fontSize: 'clamp(2.5rem, 1.4rem + 3.6vw, 4.25rem)',
    fontWeight: 400,
    lineHeight: 1.05,
  },
  'p > span': { ...type.small, marginBlockStart: 12, color: colour.sage },
  [media.medium]: {
    '.wheel-words text': { fontSize: 15 },
    '.wheel-words g text': { fontSize: 31 },
  },
  [media.forcedColours]: { '.wheel-words text, .wheel-words g text': { fill: 'CanvasText' } },
  [media.print]: {
    maxWidth: '90mm',
    breakInside: 'avoid',
    color: colour.ink,
    '.wheel-drawing': { color: colour.ink },
    // The letters of the months are not needed in print, because the list names the months.
    '.wheel-words > text': { display: 'none' },
    '.wheel-words text, .wheel-words g text': { fontStyle: 'normal', fill: colour.ink },
  },
});
