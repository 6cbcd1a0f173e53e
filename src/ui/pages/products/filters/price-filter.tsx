import { css } from '@emotion/react';
import { formatPrice } from '../../../../domain/catalogue/price';
import type { PriceScale } from '../../../../domain/catalogue/price-slider';
import { RangeField } from '../../../components/fields/range-field';
import { productFilters } from '../../../content/pages/products/product-filters';
import { theme } from '../../../theme/theme';
import { PriceInput } from './price-input';
import { usePriceChoice } from './use-price-choice';

// Hides the values at the ends of the slider, because the fields below show the same values and are
// editable.
const rangeStyle = css({ '.range-ends': { display: 'none' } });

const fieldsStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.s18,
  marginBlockStart: -theme.space.s8,
});

/** A range slider, whose thumbs have the shape of resin drops, and two number fields. */
export function PriceFilter({ scale }: { readonly scale: PriceScale }) {
  const { ends, move, settle, release, choose } = usePriceChoice(scale);
  const { minimum, maximum, step } = scale;
  return (
    <div>
      <RangeField
        label={productFilters.price}
        minimum={minimum}
        maximum={maximum}
        step={step}
        value={ends}
        onInteractionEnd={release}
        onChange={move}
        onCommit={settle}
        format={formatPrice}
        css={rangeStyle}
      />
      <div css={fieldsStyle}>
        <PriceInput
          label={productFilters.lowestPrice}
          value={ends.from}
          scale={{ ...scale, maximum: ends.to }}
          onChange={(from) => choose({ ...ends, from })}
        />
        <PriceInput
          label={productFilters.highestPrice}
          value={ends.to}
          scale={{ ...scale, minimum: ends.from }}
          onChange={(to) => choose({ ...ends, to })}
        />
      </div>
    </div>
  );
}
