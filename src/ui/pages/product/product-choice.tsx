import type { RefObject } from 'react';
import type { Product } from '../../../domain/catalogue/product';
import { AskAndShare } from './ask-and-share';
import { VolumeChoice } from './volume-choice/volume-choice';

interface ProductChoiceProps {
  readonly product: Product;
  /** The element with the button that asks about the product. */
  readonly ask: RefObject<HTMLDivElement | null>;
}

/** The choice of a volume, and the button that asks about the product. */
export const ProductChoice = ({ product, ask }: ProductChoiceProps) => (
  <div className="product-choice">
    <VolumeChoice product={product} />
    <AskAndShare product={product} place={ask} />
  </div>
);
