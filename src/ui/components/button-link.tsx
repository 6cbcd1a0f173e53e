import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonVariant, buttonStyle } from './button-style';
import { Icon, type IconName } from './icon';

interface ButtonLinkProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  /** As wide as its place, the arrow at the far end. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link to another page that is the main thing to do here. */
export const ButtonLink = ({
  href,
  variant = 'primary',
  wide = false,
  icon = 'arrow',
  children,
  className,
}: ButtonLinkProps) => (
  <Link href={href} css={buttonStyle(variant, wide)} {...(className && { className })}>
    <span className="button-label">{children}</span>
    <span className="button-cell">
      <Icon name={icon} />
    </span>
  </Link>
);
