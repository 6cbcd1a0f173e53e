import { SkeletonLine } from '../loading/skeleton-line';
import { SkeletonPicture } from '../loading/skeleton-picture';
import { productCardStyle } from './product-card-style';

/** The skeleton of a `ProductCard`, with the same rows and heights. */
export const SkeletonProductCard = () => (
  <div css={productCardStyle}>
    <SkeletonPicture ratio="4 / 5" />
    <div className="card-stars">
      <SkeletonLine width="36%" />
    </div>
    <div>
      <div className="card-title">
        <SkeletonLine width="92%" />
        <SkeletonLine width="64%" />
      </div>
      <div className="card-words">
        <SkeletonLine width="50%" />
      </div>
    </div>
    <div className="card-price">
      <SkeletonLine width="24%" />
    </div>
  </div>
);
