import type { ProductId } from '../../../domain/catalogue/product';
import { titleInVolume } from '../../../domain/catalogue/title-in-volume';
import { isVolume } from '../../../domain/catalogue/volume';
import type { EnquirySubject } from '../../components/enquiry/use-stored-draft';
import { orderMessage } from '../../content/pages/contact';
import { useRawAddress } from '../../site/use-raw-address';
import { useProductTitle } from './use-product-title';

/**
 * Maximum length, in characters, that the CMS accepts for a product's id and title. The page cuts
 * off the rest.
 */
const MAX_LENGTH = 200;

/** Matches an id but no sentence, because anyone could put a sentence into a link to this page. */
const PLAIN_ID = /^[\w-]{1,64}$/u;

interface AskedAbout {
  /** The product and volume that are sent with the message, and a message to begin with. */
  readonly about: EnquirySubject;
  /** The product's title and volume; `null` while the title is loading or unavailable. */
  readonly name: string | null;
}

/**
 * Returns the product and volume in the query of the URL, `?product=…&volume=…`; `null` when the
 * URL names no product or the catalogue has no such product. The form shows only texts of the
 * catalogue, never texts of the URL.
 */
export function useEnquirySubject(): AskedAbout | null {
  const query = new URLSearchParams(useRawAddress().search);
  const id = query.get('product')?.trim().slice(0, MAX_LENGTH) ?? '';
  const asked = query.get('volume');
  const volume = isVolume(asked) ? asked : null;
  const title = useProductTitle(id as ProductId);
  if (id === '' || title === null) return null;
  if (title === undefined) {
    // When the catalogue is unavailable, the id identifies the product to the reader of the
    // message.
    const product = PLAIN_ID.test(id) ? { id, title: id } : null;
    return { about: { product, volume }, name: null };
  }
  const product = { id, title: title.slice(0, MAX_LENGTH) };
  const name = titleInVolume(product.title, volume);
  return { about: { product, volume, message: orderMessage(name) }, name };
}
