import type { ReactNode } from 'react';
import { lists } from '../../content/lists';
import { visuallyHidden } from '../../theme/visually-hidden';
import { Icon } from '../drawings/icon';
import { chipStyles } from './chip-style';

interface ChipProps {
  readonly children: ReactNode;
  readonly on?: boolean;
  /** Whether the chip is an active filter, which a click removes. */
  readonly removable?: boolean;
  readonly onClick: () => void;
  readonly className?: string;
}

/** A small toggle button, or an active filter that can be removed. */
export const Chip = ({
  children,
  on = false,
  removable = false,
  onClick,
  className,
}: ChipProps) => (
  <button
    type="button"
    onClick={onClick}
    {...(!removable && { 'aria-pressed': on })}
    css={on || removable ? chipStyles.on : chipStyles.off}
    className={className}
  >
    {removable && <span css={visuallyHidden}>{`${lists.removeFilter} `}</span>}
    <span>{children}</span>
    {removable && <Icon name="close" size={16} />}
  </button>
);
