import { css } from '@emotion/react';
import { formatPrice } from '../../../domain/catalogue/price';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { availabilityNote, priceOnRequest } from '../../content/product-card';
import { theme } from '../../theme/theme';

const noteStyle = css(theme.type.caption);

/** The price of a product, and a note if the product is not available: `$24.00 · Sold out`. */
export function ProductOffer({
  price,
  availability,
}: Pick<ProductSummary, 'price' | 'availability'>) {
  const note = availabilityNote(availability);
  return (
    <>
      <span>{price === null ? priceOnRequest : formatPrice(price)}</span>
      {note !== null && <span css={noteStyle}>{` · ${note}`}</span>}
    </>
  );
}
