import type { EnquiryDraft } from '../../../domain/enquiry';
import type { ProductId } from '../../../domain/product';
import { isVolume } from '../../../domain/volume';
import { useProductTitle } from '../../hooks/use-product-title';
import { useRawAddress } from '../../hooks/use-raw-address';

type About = Pick<EnquiryDraft, 'product' | 'volume'>;

/** As much as the CMS takes; an address can hold anything. */
const MOST_CHARACTERS = 200;

/** What the address says the question is about: `?product=…&volume=…`; `null` for nothing. */
export function useAskedAbout(): About | null {
  const query = new URLSearchParams(useRawAddress().search);
  const id = query.get('product')?.trim().slice(0, MOST_CHARACTERS) ?? '';
  const volume = query.get('volume');
  const title = useProductTitle(id as ProductId);
  if (id === '') return null;
  // Until its title has come, and should it never come, the id stands for the product.
  const name = (title ?? id).slice(0, MOST_CHARACTERS);
  return { product: { id, title: name }, volume: isVolume(volume) ? volume : null };
}
