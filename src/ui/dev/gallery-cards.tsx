import { FeaturedCard } from '../components/cards/featured-card';
import { PostCard } from '../components/cards/post-card';
import { ProductCard } from '../components/cards/product-card';
import { ProductGrid } from '../components/cards/product-grid';
import { PlateCaption } from '../components/drawings/plate-caption';
import { PictureView } from '../components/pictures/picture-view';
import { theme } from '../theme/theme';
import { bareProducts, brokenPicture, landscape, posts, products } from './gallery-samples';
import { Shown, Specimen, Specimens } from './specimen';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: theme.space.s36,
} as const;

export const GalleryCards = () => (
  <Specimens title="Cards and pictures" columns={1}>
    <Specimen name="Product cards" stacked>
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} heading="h4" />
          </li>
        ))}
      </ProductGrid>
    </Specimen>
    <Specimen name="Product cards with what a CMS may hold" stacked>
      <ProductGrid>
        {bareProducts.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} heading="h4" />
          </li>
        ))}
      </ProductGrid>
    </Specimen>
    <Specimen name="Featured cards and posts: rest, hover" stacked>
      <div css={columns}>
        {products.slice(0, 1).map((product) => (
          <FeaturedCard key={product.id} product={product} heading="h4" />
        ))}
        <Shown as="hover">
          {products.slice(2, 3).map((product) => (
            <FeaturedCard key={product.id} product={product} heading="h4" />
          ))}
        </Shown>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} heading="h4" />
        ))}
      </div>
    </Specimen>
    <Specimen name="Pictures: there, missing, failed" stacked>
      <div css={columns}>
        <figure>
          <PictureView picture={landscape} sizes="(min-width: 768px) 30vw, 90vw" ratio="4 / 3" />
          <PlateCaption number={1} as="figcaption" css={{ marginBlockStart: 12 }}>
            Tears, before they are sorted.
          </PlateCaption>
        </figure>
        <PictureView picture={null} sizes="30vw" ratio="4 / 3" />
        <PictureView picture={brokenPicture} sizes="30vw" ratio="4 / 3" />
      </div>
    </Specimen>
  </Specimens>
);
