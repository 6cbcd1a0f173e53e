import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { arrowLinkStyle, type LinkTone } from './arrow-link-style';
import { Icon } from './icon';

interface ArrowLinkProps {
  readonly href: string;
  readonly tone?: LinkTone;
  readonly children: ReactNode;
  readonly className?: string;
}

/** An underlined link with an arrow: the quiet way on. */
export const ArrowLink = ({ href, tone = 'light', children, className }: ArrowLinkProps) => (
  <Link href={href} css={arrowLinkStyle(tone)} {...(className && { className })}>
    <span className="link-label">{children}</span>
    <Icon name="arrow" />
  </Link>
);
