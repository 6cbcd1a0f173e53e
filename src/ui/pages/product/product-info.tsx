import { css } from '@emotion/react';
import type { Product } from '../../../domain/catalogue/product';
import { formatUnitPrice } from '../../../domain/label/unit-price';
import { ProductOffer } from '../../components/cards/product-offer';
import { ProductTitle } from '../../components/cards/product-title';
import { StarRating } from '../../components/cards/star-rating';
import { PageHeading } from '../../components/page/page-heading';
import { inItalics } from '../../components/text/in-italics';
import * as productCard from '../../content/product-card';
import { sample } from '../../content/sample';
import { theme } from '../../theme/theme';

const unitPriceStyle = css(theme.type.caption);

interface ProductInfoProps {
  readonly product: Product;
  readonly latin: string | null;
  /** The first part of the description. */
  readonly lead: string;
}

/**
 * The product's Latin name, title, price, unit price, rating and a short description. The unit
 * price appears only if the label states the net content.
 */
export const ProductInfo = ({
  product: { title, rating, price, availability, label },
  latin,
  lead,
}: ProductInfoProps) => (
  <div className="product-info">
    {latin !== null && (
      <p className="info-latin">
        <i lang="la">{latin}</i>
      </p>
    )}
    <PageHeading>
      <ProductTitle title={title} />
    </PageHeading>
    <div className="info-figures">
      <p className="info-price">
        <ProductOffer price={price} availability={availability} />
        {price !== null && label?.netContent && (
          <span css={unitPriceStyle}>{` · ${formatUnitPrice(price, label.netContent)}`}</span>
        )}
      </p>
      {rating === null ? (
        <p className="info-unrated">{productCard.notYetRated}</p>
      ) : (
        <StarRating rating={rating} />
      )}
      {sample !== null && <p className="info-sample">{sample.product}</p>}
    </div>
    {lead !== '' && <p className="info-lead">{inItalics(lead)}</p>}
  </div>
);
