import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { chipStyles } from './chip-style';

interface ChipLinkProps {
  readonly href: string;
  /** Where one is. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A chip that leads to an address. */
export const ChipLink = ({ href, current = false, children }: ChipLinkProps) => (
  <Link
    href={href}
    css={current ? chipStyles.on : chipStyles.off}
    {...(current && { 'aria-current': 'true' as const })}
  >
    {children}
  </Link>
);
