import { useRef } from 'react';
import { partedDescription } from '../../../domain/catalogue/description';
import { BOTANICAL_NAME, SCENT_MOMENTS } from '../../../domain/catalogue/known-facts';
import type { Product } from '../../../domain/catalogue/product';
import { shortFact, sortedFacts } from '../../../domain/catalogue/product-facts';
import { scentOf } from '../../../domain/catalogue/scent';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { PageHead } from '../../components/page/page-head';
import { descriptionOf, titleOf } from '../../content/meta/page-meta';
import { productMeta } from '../../content/meta/product';
import { productList } from '../../content/pages/product-pages';
import { ROUTES } from '../../site/routes';
import { AskBar } from './ask-bar';
import { Gallery } from './gallery/gallery';
import { ProductChoice } from './product-choice';
import { ProductInfo } from './product-info';
import { ProductTree } from './product-tree';
import { productHeadStyle, productStyle } from './product-view-style';
import { RelatedProducts } from './related-products';
import { ScentHour } from './scent-hour';
import { UseAndSafety } from './use-and-safety';

/** A product's own page: what it is and costs, how it smells, where it comes from, how to use it. */
export function ProductView({ product }: { readonly product: Product }) {
  const ask = useRef<HTMLDivElement>(null);
  const { title, description, picture, gallery, facts } = product;
  const { lead, rest } = partedDescription(description);
  const { hour, table } = sortedFacts(facts, SCENT_MOMENTS);
  const scent = scentOf(facts);
  const latin = shortFact(facts, BOTANICAL_NAME);
  // The name alone stands over the title.
  const told = table.filter(({ label, value }) => label !== BOTANICAL_NAME || value !== latin);
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
        <ProductInfo product={product} latin={latin} lead={lead} />
        <ProductChoice product={product} ask={ask} />
      </div>
      {hour !== null && scent !== null && <ScentHour hour={hour} scent={scent} />}
      {(rest.length > 0 || told.length > 0) && (
        <ProductTree paragraphs={rest} facts={told} latin={latin} />
      )}
      <UseAndSafety />
      <RelatedProducts product={product} />
      <AskBar product={product} main={ask} />
    </article>
  );
}
