import { Skeleton } from '../../components/loading/skeleton';
import { SkeletonBlock } from '../../components/loading/skeleton-block';
import { SkeletonPicture } from '../../components/loading/skeleton-picture';
import { SkeletonText } from '../../components/loading/skeleton-text';
import { PageMeta } from '../../components/page/page-meta';
import { productMeta } from '../../content/meta/product';
import { productPage } from '../../content/pages/product/product-page';
import { theme } from '../../theme/theme';
import { galleryStyle } from './gallery/gallery-style';
import { productHeadStyle } from './product-view-style';

const { space } = theme;

export const ProductSkeleton = () => (
  <>
    <PageMeta {...productMeta} />
    <Skeleton what={productPage.loading}>
      <div css={[productHeadStyle, { minHeight: '100vh', alignContent: 'start' }]}>
        <div className="product-crumbs">
          <SkeletonBlock width="260px" height="44px" />
        </div>
        <div className="product-gallery" css={galleryStyle}>
          <div className="gallery-frame">
            <SkeletonPicture ratio="4 / 5" />
          </div>
        </div>
        <div className="product-info">
          <div css={{ display: 'grid', gap: space.s24, paddingBlockStart: space.s36 }}>
            <SkeletonBlock width="90%" height="3.4rem" />
            <SkeletonBlock width="60%" height="3.4rem" />
            <SkeletonText lines={4} />
            <SkeletonBlock height="156px" />
            <SkeletonBlock height="54px" />
          </div>
        </div>
      </div>
    </Skeleton>
  </>
);
