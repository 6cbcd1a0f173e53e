import { css } from '@emotion/react';
import leaf from '../../../../art/svg/leaf.svg?url&no-inline';
import { ArrowLink } from '../../components/arrow-link';
import { productList } from '../../content/product-pages';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

const style = css({
  gridColumn: '1 / -1',
  '> div': {
    position: 'relative',
    // Above the four rows that the cards beside it share.
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
    background: colour.honey,
    mask: `url(${leaf}) center / contain no-repeat`,
    transform: 'rotate(14deg)',
  },
  p: { ...type.t1, position: 'relative', maxWidth: 'min(15ch, 62%)', marginBlockEnd: space.s12 },
  a: { position: 'relative' },
  [media.rail]: {
    gridColumn: 'auto',
    '> div::before': { insetBlockStart: '-6%', width: '64%', height: '68%' },
    p: { maxWidth: '15ch' },
  },
});

/** Among the cards, for those who cannot tell from them. */
export const ContactTile = () => (
  <li css={style}>
    <div>
      <p>{productList.tile.text}</p>
      <ArrowLink href={productList.tile.action.to} tone="dark">
        {productList.tile.action.label}
      </ArrowLink>
    </div>
  </li>
);
