import type { ProductId } from '../../../domain/catalogue/product';
import { titleInVolume } from '../../../domain/catalogue/title-in-volume';
import { isVolume } from '../../../domain/catalogue/volume';
import type { EnquiryDraft } from '../../../domain/enquiries/enquiry';
import { useRawAddress } from '../../site/use-raw-address';
import { useProductTitle } from './use-product-title';

/** As much as the CMS takes; an address can hold anything, a sentence too. */
const MOST_CHARACTERS = 200;

/** No sentence looks like that. */
const PLAIN_ID = /^[\w-]{1,64}$/u;

interface AskedAbout {
  /** What goes with the message. */
  readonly about: Pick<EnquiryDraft, 'product' | 'volume'>;
  /** What the catalogue calls it, and the volume; `null` while it is asked, or cannot be. */
  readonly name: string | null;
  /** Whether the catalogue is being asked. */
  readonly coming: boolean;
}

/**
 * What a question is about by its address, `?product=…&volume=…`; `null` for nothing that the
 * catalogue has. Only its own words are there to be shown, none of the address.
 */
export function useAskedAbout(): AskedAbout | null {
  const query = new URLSearchParams(useRawAddress().search);
  const id = query.get('product')?.trim().slice(0, MOST_CHARACTERS) ?? '';
  const asked = query.get('volume');
  const volume = isVolume(asked) ? asked : null;
  const { title, coming } = useProductTitle(id as ProductId);
  if (id === '' || title === null) return null;
  if (title === undefined) {
    // Should the catalogue be out of reach, the id tells the reader of the message which it was.
    const product = PLAIN_ID.test(id) ? { id, title: id } : null;
    return { about: { product, volume }, name: null, coming };
  }
  const product = { id, title: title.slice(0, MOST_CHARACTERS) };
  return { about: { product, volume }, name: titleInVolume(product.title, volume), coming };
}
