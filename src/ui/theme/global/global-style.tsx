import { type CSSObject, Global } from '@emotion/react';
import { CODE_MARK } from '../../hydration/code-availability';
import { LAZY } from '../../hydration/lazy-svg';
import { theme } from '../theme';
import { FACES } from '../type';
import { fontFaces } from './fonts';
import { pictureFrames } from './picture-frame';
import { whatVisitorsAskFor } from './visitor-preferences';

const { colour, font, media, size, space, type } = theme;

const ground: CSSObject = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    // For the sheet that is no part of the code: `deferred.css`.
    '--ink': colour.ink,
    '--umber': colour.umber,
    ...FACES,
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    // An anchor's target stops below the header that stays on the screen.
    scrollPaddingBlockStart: size.header.scrolled + space.s24,
    [media.short]: { scrollPaddingBlockStart: space.s12 },
  },
  body: {
    ...type.body,
    margin: 0,
    background: colour.paper,
    color: colour.ink,
    overflowWrap: 'break-word',
    fontKerning: 'normal',
    // The serif has one weight and an italic of its own: what a browser makes up is never right.
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTapHighlightColor: 'transparent',
  },
  // What is behind a dialog stays where it is.
  'html:has(dialog[open])': { overflow: 'hidden' },
  // What bleeds to the edge of the screen counts the scroll bar as screen: it must not scroll.
  '#root': { overflowX: 'clip' },
  // Its style stands in the sheet at the page's end, and it is seen with that; should that not come, all the same.
  '#root > footer': { visibility: 'hidden', animation: 'seen-late 0s 4s forwards' },
  '@keyframes seen-late': { to: { visibility: 'visible' } },
};

const elements: CSSObject = {
  'h1, h2, h3, h4': { margin: 0, fontWeight: 400, textWrap: 'balance' },
  p: { margin: 0 },
  'p, li, dd, td': { textWrap: 'pretty' },
  'figure, blockquote, dl, dd': { margin: 0 },
  'img, svg, picture': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  a: { color: 'inherit' },
  // The sans has no italic: a word set apart is the serif's, as large to the eye as what is around it.
  // A genus is not parted from its species while a line has room for both.
  'i[lang=la]': { display: 'inline-block' },
  'em, i': { fontFamily: font.serif, fontStyle: 'italic', fontSize: '1.08em', lineHeight: 1 },
  ':is(h1, h2, h3, h4, figcaption) :is(em, i)': { fontSize: 'inherit' },
  'ul, ol': { margin: 0, padding: 0, listStyle: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  button: { touchAction: 'manipulation' },
  // Pressed before its code was at work: see `event-replay.ts`.
  '[data-busy]': { cursor: 'progress', opacity: 0.6 },
  // What is late stays away until it is sent for; without the page's code it is there at once.
  [`[${CODE_MARK}] [${LAZY}]`]: { mask: 'none !important', background: 'none !important' },
  ':focus-visible': {
    outline: `2px solid var(--ring, ${colour.umber})`,
    outlineOffset: 3,
    borderRadius: size.radius,
  },
  'h1:focus-visible': { outline: 'none' },
};

/** The ground that every page stands on. */
export const GlobalStyle = () => (
  <Global styles={[...fontFaces, ground, elements, pictureFrames, whatVisitorsAskFor]} />
);
