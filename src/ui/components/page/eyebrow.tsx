import type { ReactNode } from 'react';
import { theme } from '../../theme/theme';
import { Tear } from '../drawings/tear';

const style = {
  ...theme.type.caps,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s12,
} as const;

const lightStyle = { color: theme.colour.umber };
const darkStyle = { color: theme.colour.honey };

interface EyebrowProps {
  readonly children: ReactNode;
  readonly tone?: 'light' | 'dark';
  readonly className?: string;
}

/** The small label above a heading. */
export const Eyebrow = ({ children, tone = 'light', className }: EyebrowProps) => (
  <p css={[style, tone === 'dark' ? darkStyle : lightStyle]} className={className}>
    <Tear size={13} css={{ color: 'inherit' }} />
    <span>{children}</span>
  </p>
);
