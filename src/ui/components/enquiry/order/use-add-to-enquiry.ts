import { type MouseEvent, useContext, useState } from 'react';
import type { ProductSummary } from '../../../../domain/catalogue/product';
import { EnquiryListContext } from '../../../site/enquiry-list-context';
import { ROUTES } from '../../../site/routes';

/**
 * Returns the address and the click handler of a link that adds a product to the visitor's enquiry,
 * and the message after a click. The code of the enquiry list loads on the first click. If the link
 * was clicked before hydration, the enquiry page adds the product. Without JavaScript, the enquiry
 * page offers a form of the CMS instead.
 */
export function useAddToEnquiry(product: ProductSummary) {
  const source = useContext(EnquiryListContext);
  const [message, setMessage] = useState('');
  const href = `${ROUTES.enquiry}?add=${encodeURIComponent(product.id)}`;

  const onClick = async (event: MouseEvent) => {
    if (source === null) return;
    event.preventDefault();
    try {
      const { addProduct } = await import('./add-product');
      setMessage(await addProduct(source, product));
    } catch {
      location.assign(href); // The code did not load. The enquiry page tries again.
    }
  };

  return { href, onClick, message };
}
