import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { chipStyle } from './chip-style';

interface ChipLinkProps {
  readonly href: string;
  /** Where one is. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A chip that leads to an address. */
export const ChipLink = ({ href, current = false, children }: ChipLinkProps) => (
  <Link href={href} css={chipStyle(current)} {...(current && { 'aria-current': 'true' as const })}>
    {children}
  </Link>
);
