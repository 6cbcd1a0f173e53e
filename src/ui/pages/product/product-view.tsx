import { useRef } from 'react';
import { splitDescription } from '../../../domain/catalogue/description';
import { BOTANICAL_NAME } from '../../../domain/catalogue/known-facts';
import type { Product } from '../../../domain/catalogue/product';
import { shortFact } from '../../../domain/catalogue/product-facts';
import { lazySection } from '../../components/loading/lazy-section';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { PageMeta } from '../../components/page/page-meta';
import { descriptionOf } from '../../content/meta/page-meta';
import { productPage } from '../../content/pages/product/product-page';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { AskBar } from './ask-bar';
import { Gallery } from './gallery/gallery';
import { ProductChoice } from './product-choice';
import { ProductInfo } from './product-info';
import { productHeadStyle, productStyle } from './product-view-style';

const ProductMore = lazySection(async () => (await import('./product-more')).ProductMore);

/** A product's page: its title and price, scent, origin and use. */
export function ProductView({ product }: { readonly product: Product }) {
  const { meta } = usePageTexts('product-page');
  const ask = useRef<HTMLDivElement>(null);
  const { title, description, picture, gallery, facts, searchListing } = product;
  return (
    <article css={productStyle}>
      <PageMeta
        title={title}
        listing={searchListing}
        description={descriptionOf(searchListing?.description || description, meta.description)}
      />
      <div css={productHeadStyle}>
        <Breadcrumb
          className="product-crumbs"
          crumbs={[{ page: 'products', href: ROUTES.products }, { label: title }]}
        />
        <Gallery pictures={picture === null ? gallery : [picture, ...gallery]} />
        <ProductInfo
          product={product}
          latin={shortFact(facts, BOTANICAL_NAME)}
          lead={splitDescription(description).lead}
        />
        <ProductChoice product={product} ask={ask} />
      </div>
      <SectionBoundary what={productPage.story.what} skeleton={null}>
        <ProductMore />
      </SectionBoundary>
      <AskBar product={product} main={ask} />
    </article>
  );
}
