import { css } from '@emotion/react';
import leaf from '../../../../art/svg/leaf.svg?url&no-inline';
import { ArrowLink } from '../../components/actions/arrow-link';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { lineDrawing } from '../../theme/line-drawing';
import { screenOnly } from '../../theme/print-label';
import { BREAKPOINTS, theme } from '../../theme/theme';
import type { TilePlace } from './tile-place';

const { colour, media, space, type } = theme;

/**
 * Windows in which the list has two columns, each wide enough for the tile. On a phone the two
 * columns are too narrow for it.
 */
const medium = `@media (min-width: ${BREAKPOINTS.medium}px) and (max-width: ${BREAKPOINTS.rail - 0.02}px)`;
/**
 * Containers wide enough for two columns of `resultGridStyle`. The width is in `rem`, because that
 * grid has fewer columns when the text is enlarged.
 */
const twoColumns = `@container (min-width: calc(28rem + ${space.gutter}))`;
/** Containers wide enough for three columns of `resultGridStyle`. */
const threeColumns = `@container (min-width: calc(30rem + 2 * ${space.gutter}))`;

/** Style of the tile when it shares a row with cards and is as tall as they are. */
const besideCards = {
  '> div::before': { insetBlockStart: '-6%', width: '64%', height: '68%' },
  p: { maxWidth: '15ch' },
} as const;

const style = css({
  gridColumn: '1 / -1',
  ...screenOnly,
  '> div': {
    position: 'relative',
    // Spans the four rows of the subgrid that it shares with the cards beside it.
    gridRow: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    minHeight: 230,
    padding: space.s28,
    overflow: 'hidden',
    background: colour.forest,
    color: colour.chalk,
  },
  '> div::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-14%',
    insetInlineEnd: '-2%',
    width: 'min(46%, 220px)',
    height: '136%',
    ...lineDrawing(leaf, colour.honey),
    transform: 'rotate(14deg)',
  },
  p: {
    ...type.t1,
    position: 'relative',
    maxWidth: 'min(19ch, 76%)',
    marginBlockEnd: space.s12,
    textWrap: 'balance',
  },
  a: { position: 'relative' },
  [medium]: {
    [twoColumns]: { '&[data-of-two="1"]': { gridColumn: 'auto', ...besideCards } },
  },
  [media.rail]: {
    [threeColumns]: {
      '&[data-of-three="1"]': { gridColumn: 'auto', ...besideCards },
      '&[data-of-three="2"]': { gridColumn: 'span 2', ...besideCards },
    },
  },
});

/** A tile between product cards. It invites undecided visitors to contact the shop. */
export function ContactTile({ place }: { readonly place: TilePlace }) {
  const { text, link } = usePageTexts('products-page').tile;
  return (
    <li css={style} data-of-two={place.ofTwo} data-of-three={place.ofThree}>
      <div>
        <p>{text}</p>
        <ArrowLink href={ROUTES.contact} tone="dark">
          {link}
        </ArrowLink>
      </div>
    </li>
  );
}
