import { Link } from 'wouter';
import { CARD_DESCRIPTION_WORDS, type ProductSummary } from '../../../domain/catalogue/product';
import { firstWords } from '../../../domain/shared/shorten-text';
import * as productCard from '../../content/product-card';
import { productAddress } from '../../site/routes';
import { PictureView } from '../pictures/picture-view';
import { productCardStyle } from './product-card-style';
import { ProductOffer } from './product-offer';
import { ProductTitle } from './product-title';
import { StarRating } from './star-rating';

interface ProductCardProps {
  readonly product: ProductSummary;
  /** The `sizes` attribute of the picture; the default suits a `ProductGrid`. */
  readonly sizes?: string;
  readonly heading?: 'h2' | 'h3' | 'h4';
  /** Fetch priority of the picture. */
  readonly priority?: 'high' | undefined;
}

/** A product in a `ProductGrid`. The whole card is a link. */
export const ProductCard = ({
  product: { id, picture, rating, title, description, price, availability },
  sizes = '(min-width: 1440px) 310px, (min-width: 1000px) 22vw, 45vw',
  heading: Heading = 'h3',
  priority,
}: ProductCardProps) => (
  <Link href={productAddress(id)} css={productCardStyle}>
    {/* Empty `alt`: the heading contains the name, which would be read twice otherwise. */}
    <PictureView picture={picture} sizes={sizes} ratio="4 / 5" alt="" priority={priority} />
    <div className="card-stars">
      {rating === null ? <p>{productCard.notYetRated}</p> : <StarRating rating={rating} />}
    </div>
    <div>
      <Heading>
        <ProductTitle title={title} />
      </Heading>
      {description !== '' && (
        <p className="card-words">{firstWords(description, CARD_DESCRIPTION_WORDS)}</p>
      )}
    </div>
    <p className={price === null ? 'card-price card-no-price' : 'card-price'}>
      <ProductOffer price={price} availability={availability} />
    </p>
  </Link>
);
