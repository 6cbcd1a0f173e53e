import type { CSSObject } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

type Colours = Readonly<Record<'line' | 'highlight' | 'text' | 'ring', string>>;

/** Shows a panel despite its `hidden` attribute, in browsers with and without `until-found`. */
const SHOWN: CSSObject = { display: 'block', contentVisibility: 'visible' };

function itemIn({ line, highlight, text, ring }: Colours): CSSObject {
  return {
    borderBlockEnd: `1px solid ${line}`,
    '&:first-of-type': { borderBlockStart: `1px solid ${line}` },
    'h2, h3, h4': { ...type.t2, fontWeight: 400 },
    button: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: space.s24,
      width: '100%',
      minHeight: size.target,
      padding: `${space.s18 + 4}px 4px ${space.s18 + 4}px 0`,
      border: 0,
      background: 'none',
      color: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      transition: `color ${motion.colour}`,
      svg: { color: highlight },
      '&[aria-expanded=true]': { color: highlight },
      [media.hover]: { '&:hover': { color: highlight } },
      '&:active': { color: highlight },
      '&:focus-visible': { outlineColor: ring },
    },
    '.accordion-panel': {
      maxWidth: '60ch',
      paddingBlockEnd: space.s28,
      color: text,
      '&[hidden]': { paddingBlockEnd: 0 },
    },
    // Without JavaScript nothing can be opened, so all panels are open.
    [media.withoutScript]: { '.accordion-panel': SHOWN },
    [media.print]: { '.accordion-panel': SHOWN, 'button svg': { display: 'none' } },
  };
}

export const accordionStyles = {
  light: itemIn({
    line: colour.line,
    highlight: colour.umber,
    text: colour.lichen,
    ring: colour.umber,
  }),
  dark: itemIn({
    line: colour.lineOnDark,
    highlight: colour.honey,
    text: colour.sage,
    ring: colour.honey,
  }),
};

/** For an accordion whose items have no button and are always open in windows from medium width. */
export const plainFromMediumStyle: CSSObject = {
  'h2, h3, h4': { ...type.body, fontSize: '.9375rem', fontWeight: 500 },
  '.accordion-plain': { display: 'none' },
  [media.medium]: {
    border: 0,
    '&:first-of-type': { border: 0 },
    'h2, h3, h4': { ...type.body, fontSize: '.9375rem', fontWeight: 600 },
    button: { display: 'none' },
    '.accordion-plain': { display: 'block' },
    '.accordion-panel, .accordion-panel[hidden]': { ...SHOWN, paddingBlockEnd: 0 },
  },
};
