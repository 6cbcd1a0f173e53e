import { Link } from 'wouter';
import { formatPrice } from '../../domain/price';
import { CARD_DESCRIPTION_WORDS, type Product } from '../../domain/product';
import { ratingLabel, ratingNumber } from '../../domain/rating';
import { firstWords } from '../../domain/text';
import { productAddress } from '../app/routes';
import { CmsPicture } from './cms-picture';

export const ProductCard = ({ product }: { readonly product: Product }) => (
  <Link href={productAddress(product.id)}>
    <CmsPicture picture={product.picture} sizes="25vw" alt="" />
    {product.rating !== null && (
      <p role="img" aria-label={ratingLabel(product.rating)}>
        {ratingNumber(product.rating)}
      </p>
    )}
    <h3>{product.title}</h3>
    <p>{firstWords(product.description, CARD_DESCRIPTION_WORDS)}</p>
    {product.price !== null && <p>{formatPrice(product.price)}</p>}
  </Link>
);
