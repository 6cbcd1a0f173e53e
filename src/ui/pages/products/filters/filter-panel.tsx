import { css } from '@emotion/react';
import { priceScale } from '../../../../domain/catalogue/price-range';
import { theme } from '../../../theme/theme';
import { PriceFilter } from './price-filter';
import { RatingFilter } from './rating-filter';
import type { Facets } from './use-facets';
import { VolumeFilter } from './volume-filter';

const { colour, space, type } = theme;

// The divider lines are borders of plain boxes, because the legend would interrupt the border of a
// fieldset.
const style = css({
  fieldset: { minWidth: 0, margin: 0, padding: 0, border: 0 },
  legend: { ...type.body, padding: 0, fontWeight: 500, marginBlockEnd: space.s4 },
  '> * + *': {
    marginBlockStart: space.s24,
    paddingBlockStart: space.s24,
    borderBlockStart: `1px solid ${colour.line}`,
  },
});

/** All filters of the list except its search. */
export function FilterPanel({ facets }: { readonly facets: Facets }) {
  const scale = facets.price && priceScale(facets.price);
  return (
    <div css={style}>
      {facets.volume && <VolumeFilter />}
      {facets.rating && <RatingFilter />}
      {scale && <PriceFilter scale={scale} />}
    </div>
  );
}
