import type { ReactNode } from 'react';
import { theme } from '../../theme/theme';
import { Tear } from '../drawing/tear';

interface EyebrowProps {
  readonly children: ReactNode;
  readonly tone?: 'light' | 'dark';
  readonly className?: string;
}

/** The small line above a heading. */
export const Eyebrow = ({ children, tone = 'light', className }: EyebrowProps) => (
  <p
    css={{
      ...theme.type.caps,
      display: 'flex',
      alignItems: 'center',
      gap: theme.space.s12,
      color: tone === 'dark' ? theme.colour.honey : theme.colour.umber,
    }}
    className={className}
  >
    <Tear size={13} css={{ color: 'inherit' }} />
    <span>{children}</span>
  </p>
);
