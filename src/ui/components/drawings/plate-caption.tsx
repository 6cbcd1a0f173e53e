import type { ReactNode } from 'react';
import { plateNumber } from '../../content/pictures/plates';
import { theme } from '../../theme/theme';

interface PlateCaptionProps {
  /** Number of the illustration on its page, from 1. */
  readonly number: number;
  readonly children: ReactNode;
  /** The element to render; `figcaption` if the caption is inside a figure. */
  readonly as?: 'p' | 'figcaption';
  readonly className?: string;
}

/** The number of an illustration (`Pl. 1`) and its caption, styled as in old botanical books. */
export const PlateCaption = ({
  number,
  children,
  as: Element = 'p',
  className,
}: PlateCaptionProps) => (
  <Element css={{ ...theme.type.caption, margin: 0, textWrap: 'balance' }} className={className}>
    <span css={{ fontStyle: 'normal', marginInlineEnd: '.15em', color: theme.colour.umber }}>
      {plateNumber(number)}
    </span>
    <span> </span>
    <span>{children}</span>
  </Element>
);
