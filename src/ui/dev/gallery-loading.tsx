import { ContentError } from '../../application/content-error';
import { ArrowLink } from '../components/actions/arrow-link';
import { Button } from '../components/actions/button';
import { SkeletonFeaturedCard } from '../components/cards/skeleton-featured-card';
import { SkeletonPostCard } from '../components/cards/skeleton-post-card';
import { SkeletonProductGrid } from '../components/cards/skeleton-product-grid';
import { EmptyPanel } from '../components/loading/empty-panel';
import { ErrorPanel } from '../components/loading/error-panel';
import { LoadingTear } from '../components/loading/loading-tear';
import { Skeleton } from '../components/loading/skeleton';
import { SkeletonText } from '../components/loading/skeleton-text';
import { ROUTES } from '../site/routes';
import { theme } from '../theme/theme';
import { Specimen, Specimens } from './specimen';

const nothing = () => {};

export const GalleryLoading = () => (
  <>
    <Specimens title="Waiting" columns={1}>
      <Specimen name="Product cards to come" stacked>
        <SkeletonProductGrid count={4} />
      </Specimen>
      <Specimen name="Featured card, post and text to come" stacked>
        <Skeleton what="posts">
          <div
            css={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
              gap: theme.space.s36,
            }}
          >
            <SkeletonFeaturedCard />
            <SkeletonPostCard />
            <SkeletonText lines={5} />
          </div>
        </Skeleton>
      </Specimen>
      <Specimen name="A page to come" stacked>
        <LoadingTear />
      </Specimen>
    </Specimens>
    <Specimens title="Nothing, and nothing yet">
      <Specimen name="Empty" stacked>
        <EmptyPanel
          text="Products not available at the moment."
          detail="Try fewer filters, or write to us."
        >
          <Button onClick={nothing}>Clear all filters</Button>
          <ArrowLink href={ROUTES.contact}>Contact Us</ArrowLink>
        </EmptyPanel>
      </Specimen>
      <Specimen name="Error" stacked>
        <ErrorPanel what="products" error={new ContentError('bad-gateway')} onRetry={nothing} />
      </Specimen>
    </Specimens>
  </>
);
