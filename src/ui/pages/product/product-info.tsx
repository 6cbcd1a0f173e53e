import type { RefObject } from 'react';
import { formatPrice } from '../../../domain/catalogue/price';
import type { Product } from '../../../domain/catalogue/product';
import { shortFact } from '../../../domain/catalogue/product-facts';
import { StarRating } from '../../components/cards/star-rating';
import { PageHeading } from '../../components/page/page-heading';
import { productPage } from '../../content/pages/product-pages';
import * as productCard from '../../content/product-card';
import { AskAndShare } from './ask-and-share';
import { VolumeChoice } from './volumes/volume-choice';

interface ProductInfoProps {
  readonly product: Product;
  /** The opening of its description. */
  readonly lead: string;
  /** Where the way to ask stands. */
  readonly ask: RefObject<HTMLDivElement | null>;
}

export function ProductInfo({ product, lead, ask }: ProductInfoProps) {
  const { title, rating, price, facts } = product;
  const latin = shortFact(facts, productPage.botanicalName);
  return (
    <div className="product-info">
      {latin !== null && <p className="info-latin">{latin}</p>}
      <PageHeading>{title}</PageHeading>
      <div className="info-figures">
        {rating === null ? (
          <p className="info-unrated">{productPage.notRated}</p>
        ) : (
          <StarRating rating={rating} />
        )}
        <p className="info-price">
          {price === null ? productCard.priceOnRequest : formatPrice(price)}
        </p>
      </div>
      {lead !== '' && <p className="info-lead">{lead}</p>}
      <VolumeChoice product={product} />
      <AskAndShare product={product} place={ask} />
    </div>
  );
}
