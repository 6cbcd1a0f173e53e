import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonVariant, buttonStyle } from './button-style';
import { Icon } from './icon';

interface ButtonLinkProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  /** As wide as its place, the arrow at the far end. */
  readonly wide?: boolean;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link to another page that is the main thing to do here. */
export const ButtonLink = ({
  href,
  variant = 'primary',
  wide = false,
  children,
  className,
}: ButtonLinkProps) => (
  <Link href={href} css={buttonStyle(variant, wide)} {...(className && { className })}>
    <span className="button-label">{children}</span>
    <span className="button-cell">
      <Icon name="arrow" />
    </span>
  </Link>
);
