import { theme } from './theme';

const { size } = theme;

/** Style of a button with only an icon, large enough for a finger. */
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

/** For a button at the page's margin: aligns its icon, not its box, with the margin. */
export const toTheMargin = { marginInlineEnd: -10 } as const;
