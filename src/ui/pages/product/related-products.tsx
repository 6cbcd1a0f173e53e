import { css } from '@emotion/react';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { ArrowLink } from '../../components/actions/arrow-link';
import { arrowToTheEdge } from '../../components/actions/arrow-link-style';
import { ProductCard } from '../../components/cards/product-card';
import { ProductGrid } from '../../components/cards/product-grid';
import { SkeletonProductGrid } from '../../components/cards/skeleton-product-grid';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { productPage } from '../../content/pages/product/product-page';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { ROUTES } from '../../site/routes';
import { pageGrid, sectionTop } from '../../theme/page-grid';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { media, space, type } = theme;

const style = css(pageGrid, sectionTop, {
  '.related-head': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: `${space.s12}px ${space.s36}px`,
    marginBlockEnd: space.s36,
  },
  h2: type.d3,
  ...screenOnly,
});

const gridStyle = css({
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.rail]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/** The related products; nothing when there are none. */
export const RelatedProducts = ({ product }: { readonly product: ProductSummary }) => (
  <SectionBoundary
    what={productPage.related.what}
    skeleton={
      <Frame>
        <SkeletonProductGrid count={4} />
      </Frame>
    }
  >
    <Related product={product} />
  </SectionBoundary>
);

function Related({ product }: { readonly product: ProductSummary }) {
  const related = useSuspenseQuery('getRelatedProducts', product);
  if (related.length === 0) return null;
  return (
    <Frame>
      <ProductGrid css={gridStyle}>
        {related.map((other) => (
          <li key={other.id}>
            <ProductCard product={other} />
          </li>
        ))}
      </ProductGrid>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ElementOnlyNode }) {
  const { heading, link } = usePageTexts('product-page').related;
  return (
    <section css={style} aria-labelledby="related-heading">
      <div className="related-head">
        <h2 id="related-heading">{heading}</h2>
        <ArrowLink href={ROUTES.products} css={arrowToTheEdge}>
          {link}
        </ArrowLink>
      </div>
      {children}
    </section>
  );
}
