import { useRef } from 'react';
import { partedDescription } from '../../../domain/catalogue/description';
import type { Product } from '../../../domain/catalogue/product';
import { sortedFacts } from '../../../domain/catalogue/product-facts';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { PageHead } from '../../components/page/page-head';
import { descriptionOf, titleOf } from '../../content/meta/page-meta';
import { productMeta } from '../../content/meta/product';
import { productList, productPage } from '../../content/pages/product-pages';
import { ROUTES } from '../../site/routes';
import { AskBar } from './ask-bar';
import { Gallery } from './gallery/gallery';
import { ProductFacts } from './product-facts';
import { ProductInfo } from './product-info';
import { ProductText } from './product-text';
import { productHeadStyle, productStyle } from './product-view-style';
import { RelatedProducts } from './related-products';
import { ScentHour } from './scent-hour';

/** A product's own page, from its pictures to what else there is. */
export function ProductView({ product }: { readonly product: Product }) {
  const ask = useRef<HTMLDivElement>(null);
  const { title, description, picture, gallery } = product;
  const { lead, rest } = partedDescription(description);
  const { hour, table } = sortedFacts(product.facts, productPage.hour.moments);
  return (
    <article css={productStyle}>
      <PageHead
        title={titleOf(title)}
        description={descriptionOf(description, productMeta.description)}
      />
      <div css={productHeadStyle}>
        <Breadcrumb
          className="product-crumbs"
          crumbs={[{ label: productList.title, href: ROUTES.products }, { label: title }]}
        />
        <Gallery pictures={picture === null ? gallery : [picture, ...gallery]} />
        <ProductInfo product={product} lead={lead} ask={ask} />
      </div>
      <ProductText paragraphs={rest} />
      {table.length > 0 && <ProductFacts facts={table} />}
      {hour && <ScentHour hour={hour} />}
      <RelatedProducts product={product} />
      <AskBar product={product} main={ask} />
    </article>
  );
}
