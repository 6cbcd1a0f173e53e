import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { visuallyHidden } from '../../theme/visually-hidden';
import { Icon, type IconName } from '../drawing/icon';
import { type ButtonVariant, buttonStyles, wideStyle } from './button-style';

interface ButtonLinkProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  /** As wide as its place, the arrow at the far end. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  /** Read out after the words, where another link of the page has the same. */
  readonly about?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link to another page that is the main thing to do here. */
export const ButtonLink = ({
  href,
  variant = 'primary',
  wide = false,
  icon = 'arrow',
  about,
  children,
  className,
}: ButtonLinkProps) => (
  <Link href={href} css={[buttonStyles[variant], wide && wideStyle]} className={className}>
    <span className="button-label">{children}</span>
    {about !== undefined && <span css={visuallyHidden}>{` ${about}`}</span>}
    <span className="button-cell">
      <Icon name={icon} />
    </span>
  </Link>
);
