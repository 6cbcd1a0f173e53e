// The locale is fixed: a pre-rendered page and the visitor's browser must print the same text.
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * A price in US dollars as a label: `24` → `$24.00`, `12.5` → `$12.50`, `1234` → `$1,234.00`.
 *
 * @throws RangeError when the price is negative, infinite or not a number.
 */
export function formatPrice(price: number): string {
  if (!Number.isFinite(price) || price < 0) {
    throw new RangeError(`A price is a number of dollars from 0 up, not ${price}`);
  }
  return dollars.format(price + 0); // + 0 turns -0 into 0
}
