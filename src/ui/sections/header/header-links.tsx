import { css, keyframes } from '@emotion/react';
import { Link } from 'wouter';
import { Thread } from '../../components/drawings/thread';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { theme } from '../../theme/theme';
import { type AriaCurrent, ariaCurrent } from './aria-current';

const { colour, media, motion, size, space } = theme;

const drop = keyframes({ from: { transform: 'scaleY(0)' } });

const style = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingInline: space.s4,
  color: colour.ink,
  '&[aria-current]': { color: colour.umber },
  fontSize: '.9375rem',
  letterSpacing: '-.012em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${motion.colour}`,
  [media.hover]: { '&:hover': { color: colour.umber } },
});

interface HeaderLinkProps {
  readonly to: string;
  readonly label: string;
  readonly current: AriaCurrent;
}

/** A link in the header. The link to the current page has a drawing of a resin drop below it. */
export const HeaderLink = ({ to, label, current }: HeaderLinkProps) => (
  <Link href={to} aria-current={current} css={style}>
    <span>{label}</span>
    {current && (
      <Thread
        className="header-thread"
        length={28}
        tear={15}
        css={{
          position: 'absolute',
          insetBlockStart: 'calc(50% + 22px)',
          insetInlineStart: 'calc(50% - 4.5px)',
          transformOrigin: 'top',
          animation: `${drop} ${motion.thread} ${motion.ease}`,
          [media.reducedMotion]: { animation: 'none' },
        }}
      />
    )}
  </Link>
);

/** The header's links, shown in wide windows. In narrow windows they are in the menu. */
export function HeaderLinks({ path }: { readonly path: string | null }) {
  const { links } = usePageTexts('navigation').header;
  return (
    <ul
      className="header-links header-moves"
      css={{
        display: 'none',
        [media.navigation]: {
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 'clamp(14px, 1.75vw, 25px)',
        },
      }}
    >
      {links.map(({ label, address }) => (
        <li key={address}>
          <HeaderLink to={address} label={label} current={ariaCurrent(address, path)} />
        </li>
      ))}
    </ul>
  );
}
