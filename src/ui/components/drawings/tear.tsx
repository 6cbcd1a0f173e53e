import { theme } from '../../theme/theme';
import { TEAR_OUTLINE, tearFrame } from './tear-outline';

interface TearProps {
  readonly filled?: boolean;
  /** Height in CSS pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** A drop of resin, called a tear. It marks a current item, separates items or ends a line. */
export const Tear = ({ filled = true, size = 14, className }: TearProps) => (
  <svg
    {...tearFrame(size)}
    aria-hidden="true"
    css={{ flex: 'none', color: theme.colour.resin }}
    className={className}
  >
    <path
      d={TEAR_OUTLINE}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={filled ? 0 : 1.4}
    />
    {filled && size >= 14 && (
      <path
        d="M8.2 19.6a4 4.2 0 0 0 3 4.2"
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeOpacity=".7"
        strokeWidth="1.3"
      />
    )}
  </svg>
);
