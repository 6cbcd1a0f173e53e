import { formatPrice } from '../../../domain/catalogue/price';
import { type EnquiryLine, totalOf } from '../../../domain/enquiries/enquiry-list';
import { orderTexts, someOnRequest } from '../../content/order';

/** The text of a price or an amount: "$12" or "on request". */
export const priceText = (price: number | null): string =>
  price === null ? orderTexts.onRequest : formatPrice(price);

/**
 * The text of the total. It also gives the number of lines without a price, which the total leaves
 * out.
 */
export function totalText(lines: readonly EnquiryLine[]): string {
  const { amount, onRequest } = totalOf(lines);
  const total = `${orderTexts.total}: ${priceText(amount)}`;
  return amount !== null && onRequest > 0 ? total + someOnRequest(onRequest) : total;
}
