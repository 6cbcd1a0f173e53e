import * as productCard from '../../content/product-card';
import { Skeleton } from '../loading/skeleton';
import { SkeletonLine } from '../loading/skeleton-line';
import { cardEnquiryStyle } from './card-enquiry';
import { ProductGrid } from './product-grid';
import { SkeletonProductCard } from './skeleton-product-card';

interface SkeletonProductGridProps {
  readonly count: number;
  readonly columns?: 3 | 4;
  /** Whether each card has a `CardEnquiry` below it. */
  readonly withEnquiry?: boolean;
}

export const SkeletonProductGrid = ({
  count,
  columns = 4,
  withEnquiry = false,
}: SkeletonProductGridProps) => (
  <Skeleton what={productCard.what}>
    <ProductGrid columns={columns}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all items are identical
        <li key={index}>
          <SkeletonProductCard />
          {withEnquiry && (
            <div css={cardEnquiryStyle}>
              <SkeletonLine width="50%" />
            </div>
          )}
        </li>
      ))}
    </ProductGrid>
  </Skeleton>
);
