import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { CardEnquiry } from '../../components/cards/card-enquiry';
import { ProductCard } from '../../components/cards/product-card';
import { ProductGrid } from '../../components/cards/product-grid';
import { theme } from '../../theme/theme';
import { ContactTile } from './contact-tile';
import { tilePlace } from './tile-place';

const { media, space } = theme;

/** Number of cards at the start of the list that are in the first screen at any width. */
const PRIORITY_CARDS = 2;

/**
 * Two columns, or three beside the filters. Enlarged text gets fewer, so that no word is broken.
 */
export const resultGridStyle = css({
  // Lets the style of the contact tile query the width of the grid, on which the number of columns
  // depends.
  containerType: 'inline-size',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(7.25rem, (100% - ${space.gutter}) / 2)), 1fr))`,
  [media.medium]: {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(14rem, (100% - ${space.gutter}) / 2)), 1fr))`,
  },
  [media.rail]: {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(10rem, (100% - 2 * ${space.gutter}) / 3)), 1fr))`,
  },
});

export function ResultGrid({ products }: { readonly products: readonly ProductSummary[] }) {
  const tile = tilePlace(products.length);
  return (
    <ProductGrid columns={3} css={resultGridStyle}>
      {products.map((product, place) => (
        <Fragment key={product.id}>
          <li>
            <ProductCard
              product={product}
              heading="h2"
              priority={place < PRIORITY_CARDS ? 'high' : undefined}
            />
            <CardEnquiry product={product} />
          </li>
          {place + 1 === tile?.after && <ContactTile place={tile} />}
        </Fragment>
      ))}
    </ProductGrid>
  );
}
