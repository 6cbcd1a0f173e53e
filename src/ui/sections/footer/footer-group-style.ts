import { css } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;
const rule = `1px solid ${colour.lineOnDark}`;

const plain = {
  '.plain-title': { display: 'inline' },
  button: { display: 'none' },
  'ul[hidden]': { display: 'block' },
} as const;

export const footerGroupStyle = css({
  borderBlockEnd: rule,
  '&:first-of-type': { borderBlockStart: rule },
  h2: { ...type.body, fontWeight: 600, color: colour.paper },
  button: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s24,
    width: '100%',
    minHeight: 58,
    padding: `${space.s12}px ${space.s4}px ${space.s12}px 0`,
    border: 0,
    background: 'none',
    fontWeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    transition: `color ${motion.colour}`,
    svg: { color: colour.honey },
    [media.hover]: { '&:hover': { color: colour.honey } },
  },
  ul: { paddingBlock: `0 ${space.s12}px` },
  '.plain-title, ul[hidden]': { display: 'none' },
  'li a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    color: colour.sage,
    textDecoration: 'none',
    transition: `color ${motion.colour}`,
    [media.hover]: { '&:hover': { color: colour.honey } },
  },
  // Without a script the groups cannot be opened, so they are all open.
  [media.withoutScript]: plain,
  [media.medium]: {
    ...plain,
    border: 0,
    '&:first-of-type': { border: 0 },
    ul: { marginBlockStart: space.s8, paddingBlock: 0 },
    'li a': { minHeight: 36, paddingBlock: space.s4, fontSize: '.9375rem', lineHeight: 1.35 },
  },
});
