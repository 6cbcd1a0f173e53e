import { css } from '@emotion/react';
import { priceScale } from '../../../domain/price-range';
import { usePriceRange } from '../../hooks/use-price-range';
import { theme } from '../../theme/theme';
import { PriceFilter } from './price-filter';
import { RatingFilter } from './rating-filter';
import { VolumeFilter } from './volume-filter';

const { colour, space, type } = theme;

// Rules stand on plain boxes: on a fieldset the legend would interrupt them.
const style = css({
  fieldset: { minWidth: 0, margin: 0, padding: 0, border: 0 },
  legend: { ...type.body, padding: 0, fontWeight: 500, marginBlockEnd: space.s4 },
  '> * + *': {
    marginBlockStart: space.s24,
    paddingBlockStart: space.s24,
    borderBlockStart: `1px solid ${colour.line}`,
  },
});

/** All that narrows the list but its search; a facet with nothing to choose between is left out. */
export function FilterPanel() {
  const range = usePriceRange();
  const scale = range && priceScale(range);
  return (
    <div css={style}>
      <VolumeFilter />
      <RatingFilter />
      {scale && <PriceFilter scale={scale} />}
    </div>
  );
}
