import type { ComponentProps } from 'react';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, type } = theme;

/** A button styled as a link, for example "Clear all". */
export const TextButton = ({
  type: kind = 'button',
  className,
  ...rest
}: ComponentProps<'button'>) => (
  <button
    {...rest}
    type={kind}
    className={className}
    css={{
      ...type.small,
      minHeight: size.target,
      padding: '0 2px',
      border: 0,
      background: 'none',
      color: colour.ink,
      cursor: 'pointer',
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: 5,
      transition: `color ${motion.colour}`,
      [media.hover]: { '&:hover': { color: colour.umber } },
      '&:active': { color: colour.umber },
      ...screenOnly,
    }}
  />
);
