import { useSearch } from 'wouter';
import type { EnquiryDraft } from '../../../domain/enquiry';
import type { ProductId } from '../../../domain/product';
import { isVolume } from '../../../domain/volume';
import { useProductTitle } from '../../hooks/use-product-title';

type About = Pick<EnquiryDraft, 'product' | 'volume'>;

/** What the address says the question is about: `?product=…&volume=…`; `null` for nothing. */
export function useAskedAbout(): About | null {
  const query = new URLSearchParams(useSearch());
  const id = query.get('product') ?? '';
  const volume = query.get('volume');
  const title = useProductTitle(id as ProductId);
  if (id === '') return null;
  // Until its title has come, and should it never come, the id stands for the product.
  return { product: { id, title: title ?? id }, volume: isVolume(volume) ? volume : null };
}
