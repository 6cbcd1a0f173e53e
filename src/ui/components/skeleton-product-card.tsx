import { productCardStyle } from './product-card-style';
import { SkeletonBlock } from './skeleton-block';
import { SkeletonPicture } from './skeleton-picture';

/** A `ProductCard` to come: same rows, same heights. */
export const SkeletonProductCard = () => (
  <div css={productCardStyle}>
    <div>
      <SkeletonPicture ratio="4 / 5" />
      <div className="card-stars">
        <SkeletonBlock width="36%" height="15px" />
      </div>
    </div>
    <div className="card-title">
      <SkeletonBlock width="92%" height=".8em" />
      <SkeletonBlock width="64%" height=".8em" />
    </div>
    <div className="card-words">
      <SkeletonBlock width="50%" height="1em" />
    </div>
    <div className="card-price">
      <SkeletonBlock width="24%" height=".9em" />
    </div>
  </div>
);
