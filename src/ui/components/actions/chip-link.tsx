import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { chipStyles } from './chip-style';

interface ChipLinkProps {
  readonly href: string;
  /** Whether the link leads to the current page. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link in the style of a chip. */
export const ChipLink = ({ href, current = false, children }: ChipLinkProps) => (
  <Link
    href={href}
    css={current ? chipStyles.on : chipStyles.off}
    {...(current && { 'aria-current': 'true' as const })}
  >
    {children}
  </Link>
);
