import type { CSSObject } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

type Colours = Readonly<Record<'line' | 'lit' | 'text' | 'ring', string>>;

/** Shows the panel whatever its `hidden` attribute says, in browsers with `until-found` and without. */
const SHOWN: CSSObject = { display: 'block', contentVisibility: 'visible' };

function itemIn({ line, lit, text, ring }: Colours): CSSObject {
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
      svg: { color: lit },
      '&[aria-expanded=true]': { color: lit },
      [media.hover]: { '&:hover': { color: lit } },
      '&:active': { color: lit },
      '&:focus-visible': { outlineColor: ring },
    },
    '.accordion-panel': {
      maxWidth: '60ch',
      paddingBlockEnd: space.s28,
      color: text,
      '&[hidden]': { paddingBlockEnd: 0 },
    },
    // Without scripts nothing can be opened, so nothing is shut.
    [media.withoutScript]: { '.accordion-panel': SHOWN },
    [media.print]: { '.accordion-panel': SHOWN, 'button svg': { display: 'none' } },
  };
}

export const accordionStyles = {
  light: itemIn({ line: colour.line, lit: colour.umber, text: colour.lichen, ring: colour.umber }),
  dark: itemIn({
    line: colour.lineOnDark,
    lit: colour.honey,
    text: colour.sage,
    ring: colour.honey,
  }),
};

/** Of an accordion whose items stand open from medium widths on. */
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
