import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { besideOnPhone } from '../../components/cards/post-card-style';
import { pageGrid } from '../../theme/page-grid';
import { printLabel } from '../../theme/print-label';
import { theme } from '../../theme/theme';
import { type Place, postPlaces } from './card-positions';

const { media } = theme;

/** Vertical offset of the right card in a row of two. */
const LOWER = 'clamp(40px, 5.6vw, 80px)';

const style = css(pageGrid, {
  ...printLabel('post-grid'),
  rowGap: 'clamp(52px, 5.6vw, 80px)',
  // On a phone, the tall picture of a narrow card is beside the text. Above the text it would fill
  // the screen.
  '[data-place^=narrow] > *': besideOnPhone,
  [media.medium]: {
    '[data-place=wide]': { gridColumn: 'c 1 / c 8' },
    '[data-place=narrow]': {
      gridColumn: 'c 9 / end',
      marginBlockStart: LOWER,
    },
    '[data-place=narrow-first]': { gridColumn: 'c 1 / c 5' },
    '[data-place=wide-second]': {
      gridColumn: 'c 6 / end',
      marginBlockStart: LOWER,
    },
  },
});

export const ratioOf = (place: Place): string => (place.startsWith('narrow') ? '4 / 5' : '3 / 2');

interface PostGridProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly card: (item: Item, place: Place) => ReactNode;
}

/** Cards in the irregular layout of the blog, in which consecutive rows differ. */
export function PostGrid<Item>({ items, keyOf, card }: PostGridProps<Item>) {
  const places = postPlaces(items.length);
  return (
    <ul css={style}>
      {items.map((item, index) => {
        const place = places[index] ?? 'row';
        return (
          <li key={keyOf(item)} data-place={place}>
            {card(item, place)}
          </li>
        );
      })}
    </ul>
  );
}
