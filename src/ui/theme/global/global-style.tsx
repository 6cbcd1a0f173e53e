import { type CSSObject, Global } from '@emotion/react';
import { CODE_MARK } from '../../hydration/code-availability';
import { LAZY } from '../../hydration/lazy-svg';
import { theme } from '../theme';
import { FACES } from '../type';
import { fontFaces } from './fonts';
import { pictureFrames } from './picture-frame';
import { visitorPreferences } from './visitor-preferences';

const { colour, font, media, size, space, type } = theme;

const ground: CSSObject = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    // These variables are for `deferred.css`, a plain CSS file, which cannot read `theme`.
    '--ink': colour.ink,
    '--umber': colour.umber,
    ...FACES,
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    // Scrolls an anchor's target to below the sticky header.
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
    // The serif has one weight and its own italic; synthesized styles look wrong.
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTapHighlightColor: 'transparent',
  },
  // Prevents the page behind an open dialog from scrolling.
  'html:has(dialog[open])': { overflow: 'hidden' },
  // Prevents horizontal scrolling, because the width of full-bleed elements includes the scroll
  // bar.
  '#root': { overflowX: 'clip' },
  // The deferred stylesheet styles the footer and makes it visible. If the stylesheet fails to
  // load, the footer becomes visible after 4 s.
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
  // A species name breaks only if it does not fit on one line. Emphasis uses the italic of the
  // serif, because the sans has none. At 1.08em the serif looks as large as the sans around it.
  'i[lang=la]': { display: 'inline-block' },
  'em, i': { fontFamily: font.serif, fontStyle: 'italic', fontSize: '1.08em', lineHeight: 1 },
  ':is(h1, h2, h3, h4, figcaption) :is(em, i)': { fontSize: 'inherit' },
  'ul, ol': { margin: 0, padding: 0, listStyle: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  button: { touchAction: 'manipulation' },
  // Styles an element that was clicked before its code had loaded (`event-replay.ts`,
  // `use-preload.ts`).
  '[data-busy]': { cursor: 'progress', opacity: 0.6 },
  // Prevents the browser from fetching a lazy drawing until code removes its `LAZY` attribute.
  // Without the page's code this rule does not apply, so the drawing loads immediately.
  [`[${CODE_MARK}] [${LAZY}]`]: { mask: 'none !important', background: 'none !important' },
  ':focus-visible': {
    outline: `2px solid var(--ring, ${colour.umber})`,
    outlineOffset: 3,
    borderRadius: size.radius,
  },
  'h1:focus-visible': { outline: 'none' },
};

/** The global styles; see `App.globalStyle` for when they are rendered. */
export const GlobalStyle = () => (
  <Global styles={[...fontFaces, ground, elements, pictureFrames, visitorPreferences]} />
);
