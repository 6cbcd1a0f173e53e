import { css } from '@emotion/react';
import type { MenuLinkTexts } from '../../../domain/texts/navigation-texts';
import { theme } from '../../theme/theme';
import { ArrowLink } from './arrow-link';

const { media, space } = theme;

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s8}px ${space.s28}px`,
  [media.belowMedium]: { flexDirection: 'column', gap: 0 },
});

interface LinkRowProps {
  readonly links: readonly MenuLinkTexts[];
  readonly className?: string;
}

/** A row of secondary links. */
export const LinkRow = ({ links, className }: LinkRowProps) => (
  <ul css={style} className={className}>
    {links.map(({ label, address }) => (
      <li key={address}>
        <ArrowLink href={address}>{label}</ArrowLink>
      </li>
    ))}
  </ul>
);
