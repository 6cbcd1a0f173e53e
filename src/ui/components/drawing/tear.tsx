import { theme } from '../../theme/theme';

const OUTLINE = 'M12 1.6c.5 5.4 7.4 9.6 7.4 18a7.4 7.6 0 0 1-14.8 0c0-8.4 6.9-12.6 7.4-18Z';

interface TearProps {
  readonly filled?: boolean;
  /** Height in CSS pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** The resin tear: marks what is current, what belongs together and what is on its way. */
export const Tear = ({ filled = true, size = 14, className }: TearProps) => (
  <svg
    viewBox="4 1 16 27"
    width={(size * 16) / 27}
    height={size}
    aria-hidden="true"
    focusable="false"
    css={{ flex: 'none', color: theme.colour.resin }}
    className={className}
  >
    <path
      d={OUTLINE}
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
