import * as productCard from '../../content/product-card';
import { Skeleton } from '../loading/skeleton';
import { ProductGrid } from './product-grid';
import { SkeletonProductCard } from './skeleton-product-card';

interface SkeletonProductGridProps {
  readonly count: number;
  readonly columns?: 3 | 4;
}

export const SkeletonProductGrid = ({ count, columns = 4 }: SkeletonProductGridProps) => (
  <Skeleton what={productCard.what}>
    <ProductGrid columns={columns}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all items are identical
        <li key={index}>
          <SkeletonProductCard />
        </li>
      ))}
    </ProductGrid>
  </Skeleton>
);
