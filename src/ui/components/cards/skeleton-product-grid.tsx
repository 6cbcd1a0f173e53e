import * as productCard from '../../content/product-card';
import { Skeleton } from '../loading/skeleton';
import { ProductGrid } from './product-grid';
import { SkeletonProductCard } from './skeleton-product-card';

interface SkeletonProductGridProps {
  readonly count: number;
  readonly columns?: 3 | 4;
}

/** A `ProductGrid` to come. */
export const SkeletonProductGrid = ({ count, columns = 4 }: SkeletonProductGridProps) => (
  <Skeleton what={productCard.what}>
    <ProductGrid columns={columns}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <li key={place}>
          <SkeletonProductCard />
        </li>
      ))}
    </ProductGrid>
  </Skeleton>
);
