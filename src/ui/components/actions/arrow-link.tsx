import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { visuallyHidden } from '../../theme/visually-hidden';
import { Icon } from '../drawings/icon';
import { arrowLinkStyles, type LinkTone } from './arrow-link-style';

interface ArrowLinkProps {
  readonly href: string;
  readonly tone?: LinkTone;
  /** Visually hidden text after the label. It tells apart links with the same label on one page. */
  readonly about?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string;
}

/** An underlined link with an arrow, for secondary actions. */
export const ArrowLink = ({ href, tone = 'light', about, children, className }: ArrowLinkProps) => (
  <Link href={href} css={arrowLinkStyles[tone]} className={className}>
    <span className="link-label">{children}</span>
    {about !== undefined && <span css={visuallyHidden}>{` ${about}`}</span>}
    <Icon name="arrow" />
  </Link>
);
