import { useId } from 'react';
import { changedQuery } from '../../../../domain/catalogue/applied-filters';
import { RadioField } from '../../../components/fields/radio-field';
import { productFilters } from '../../../content/pages/products/product-filters';
import { useProductQuery } from '../use-product-query';

const CHOICES = [4, 4.5];

/**
 * Returns the minimum ratings to choose from. They include the one in the URL, because the panel
 * must show the current filter.
 */
const choicesWith = (minimum: number | undefined): readonly number[] =>
  minimum === undefined || CHOICES.includes(minimum)
    ? CHOICES
    : [...CHOICES, minimum].sort((one, other) => one - other);

export function RatingFilter() {
  const { query, push } = useProductQuery();
  // The filters beside the list and those in the bottom sheet need separate radio groups.
  const name = useId();
  const { minimumRating } = query;
  const demand = (rating: number | undefined) =>
    push((current) => changedQuery(current, { minimumRating: rating }));
  return (
    <div>
      <fieldset>
        <legend>{productFilters.rating}</legend>
        <RadioField
          name={name}
          label={productFilters.anyRating}
          checked={minimumRating === undefined}
          onChange={() => demand(undefined)}
        />
        {choicesWith(minimumRating).map((rating) => (
          <RadioField
            key={rating}
            name={name}
            label={productFilters.andUp(rating)}
            checked={minimumRating === rating}
            onChange={() => demand(rating)}
          />
        ))}
      </fieldset>
    </div>
  );
}
