import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';
import { visuallyHidden } from '../../theme/visually-hidden';
import { Icon, type IconName } from '../drawings/icon';
import { type ButtonVariant, buttonStyles, wideStyle } from './button-style';

interface ButtonLinkProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  /** Whether the link is as wide as its container, with the arrow at the end. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  /** Visually hidden text after the label. It tells apart links with the same label on one page. */
  readonly about?: string | undefined;
  /** Called before the navigation. `preventDefault()` cancels the navigation. */
  readonly onClick?: MouseEventHandler;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link in the style of a button, for the primary action. */
export const ButtonLink = ({
  href,
  variant = 'primary',
  wide = false,
  icon = 'arrow',
  about,
  onClick,
  children,
  className,
}: ButtonLinkProps) => (
  <Link
    href={href}
    onClick={onClick}
    css={[buttonStyles[variant], wide && wideStyle]}
    className={className}
  >
    <span className="button-label">{children}</span>
    {about !== undefined && <span css={visuallyHidden}>{` ${about}`}</span>}
    <span className="button-cell">
      <Icon name={icon} />
    </span>
  </Link>
);
