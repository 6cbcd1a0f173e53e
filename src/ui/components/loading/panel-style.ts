import { css } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, space, type } = theme;

/** The style of the empty and the error panel: a drawing, a title, a detail and actions. */
export const panelStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: 'clamp(36px, 6vw, 88px)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '.panel-title': {
    ...type.d3,
    maxWidth: '20ch',
    marginBlockStart: space.s18,
    textWrap: 'balance',
  },
  '.panel-detail': { marginBlockStart: space.s18, maxWidth: '46ch', color: colour.lichen },
  '.panel-actions': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: `${space.s12}px ${space.s28}px`,
    marginBlockStart: space.s28,
  },
});
