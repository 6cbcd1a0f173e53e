import { theme } from './theme';

const { size } = theme;

/** A button that is a drawing alone, as large as a finger needs. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.target,
  height: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
} as const;

/** For one at the page's margin: its drawing, not its box, ends there. */
export const toTheMargin = { marginInlineEnd: -10 } as const;
