import { formatPrice } from '../../../domain/catalogue/price';
import { ArrowLink } from '../../components/actions/arrow-link';
import * as productCard from '../../content/product-card';
import { productAddress } from '../../site/routes';
import type { Compared } from './compared';

/** The price of a product and a link to the product's page. */
export const PriceLink = ({ compared: { product, name } }: { readonly compared: Compared }) => (
  <div className="compared-price">
    {product.price === null ? (
      <p>{productCard.priceOnRequest}</p>
    ) : (
      <p className="price-figure">{formatPrice(product.price)}</p>
    )}
    <ArrowLink href={productAddress(product.id)}>
      {[name, product.volume].filter((word) => word !== null).join(', ')}
    </ArrowLink>
  </div>
);
