import type { EnquiryListSource } from '../../../../application/browser-state/enquiry-list-source';
import type { ProductSummary } from '../../../../domain/catalogue/product';
import { addLine, lineOf } from '../../../../domain/enquiries/enquiry-list';
import { inEnquiry, notAdded } from '../../../content/added-to-enquiry';

/** Adds a product to the visitor's enquiry. Returns a message about the outcome. */
export async function addProduct(
  source: EnquiryListSource,
  product: ProductSummary,
): Promise<string> {
  const store = await source.load();
  let message = '';
  store.change((list) => {
    const { list: next, outcome } = addLine(list, lineOf(product));
    const quantity = next.find((line) => line.product.id === product.id)?.quantity ?? 0;
    message =
      outcome === 'added' || outcome === 'increased' ? inEnquiry(quantity) : notAdded[outcome];
    return next;
  });
  return message;
}
