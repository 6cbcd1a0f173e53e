import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { priceScale } from '../../../../domain/catalogue/price-slider';
import type { Facet } from '../../../../domain/catalogue/product-query';
import { theme } from '../../../theme/theme';
import { PriceFilter } from './price-filter';
import { RatingFilter } from './rating-filter';
import type { Facets } from './use-facets';
import { VolumeFilter } from './volume-filter';

const { colour, space, type } = theme;

interface FilterPanelProps {
  readonly facets: Facets;
}

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

function PriceFilterToScale({ facets: { prices } }: FilterPanelProps) {
  const scale = prices && priceScale(prices);
  return scale && <PriceFilter scale={scale} />;
}

const FILTERS: Readonly<Record<Facet, ComponentType<FilterPanelProps>>> = {
  volume: VolumeFilter,
  rating: RatingFilter,
  price: PriceFilterToScale,
};

/** All filters of the list except its search. */
export function FilterPanel({ facets }: FilterPanelProps) {
  return (
    <div css={style}>
      {facets.offered.map((facet) => {
        const Filter = FILTERS[facet];
        return <Filter key={facet} facets={facets} />;
      })}
    </div>
  );
}
