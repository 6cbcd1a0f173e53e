import type { RefObject } from 'react';
import type { Product } from '../../../domain/catalogue/product';
import { AskAndShare } from './ask-and-share';
import { VolumeChoice } from './volumes/volume-choice';

interface ProductChoiceProps {
  readonly product: Product;
  /** Where the way to ask stands. */
  readonly ask: RefObject<HTMLDivElement | null>;
}

/** Which volume, and the way to ask for it. */
export const ProductChoice = ({ product, ask }: ProductChoiceProps) => (
  <div className="product-choice">
    <VolumeChoice product={product} />
    <AskAndShare product={product} place={ask} />
  </div>
);
