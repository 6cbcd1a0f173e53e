import type { ProductSummary } from '../catalogue/product';
import { isVolume, type Volume } from '../catalogue/volume';

/** Maximum number of lines of an enquiry. The CMS enforces the same limits. */
export const MAX_LINES = 20;
export const MAX_QUANTITY = 999;

/** A product that a visitor wants to order, and the quantity. */
export interface EnquiryLine {
  readonly product: { readonly id: string; readonly title: string };
  readonly volume: Volume | null;
  /** 1 to `MAX_QUANTITY`. */
  readonly quantity: number;
  /** Price of one piece in US dollars, as the visitor saw it; `null` when it is on request. */
  readonly price: number | null;
}

/** The products that a visitor has collected, in the order in which they were added. */
export type EnquiryList = readonly EnquiryLine[];

type Listed = Pick<ProductSummary, 'id' | 'title' | 'volume' | 'price'>;

export const lineOf = ({ id, title, volume, price }: Listed, quantity = 1): EnquiryLine => ({
  product: { id, title },
  volume,
  quantity,
  price,
});

export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_QUANTITY;

/** Reads a quantity that a visitor typed; `null` unless it is a whole number of 1 to 999. */
export function readQuantity(typed: string): number | null {
  const text = typed.trim();
  const quantity = /^\d{1,6}$/u.test(text) ? Number(text) : 0;
  return isQuantity(quantity) ? quantity : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value read from the browser’s storage is a valid line. */
export function isLine(value: unknown): value is EnquiryLine {
  if (typeof value !== 'object' || value === null) return false;
  const { product, volume, quantity, price } = value as Partial<Record<keyof EnquiryLine, unknown>>;
  const { id, title } = (product ?? {}) as Partial<Record<'id' | 'title', unknown>>;
  return (
    isText(id) &&
    id !== '' &&
    isText(title) &&
    (volume === null || isVolume(volume)) &&
    isQuantity(quantity) &&
    (price === null || (typeof price === 'number' && Number.isFinite(price) && price >= 0))
  );
}

export type Adding =
  /** The product was not in the list before. */
  | 'added'
  /** The list contained the product; its quantity is higher now. */
  | 'increased'
  /** The line already has the largest quantity that is allowed. */
  | 'most'
  /** The list already has as many lines as are allowed. */
  | 'full';

/**
 * Adds a line at the end of the list. If the list already has a line for the same product, that
 * line gets the sum of both quantities, and the title, volume and price of the new line, which are
 * more recent.
 */
export function addLine(
  list: EnquiryList,
  line: EnquiryLine,
): { readonly list: EnquiryList; readonly outcome: Adding } {
  const earlier = list.find(({ product }) => product.id === line.product.id);
  if (earlier === undefined) {
    return list.length < MAX_LINES
      ? { list: [...list, line], outcome: 'added' }
      : { list, outcome: 'full' };
  }
  const quantity = Math.min(MAX_QUANTITY, earlier.quantity + line.quantity);
  return {
    list: list.map((one) => (one === earlier ? { ...line, quantity } : one)),
    outcome: earlier.quantity === MAX_QUANTITY ? 'most' : 'increased',
  };
}

/** Changes the quantity of a product’s line. Ignores an invalid quantity. */
export const withQuantity = (list: EnquiryList, id: string, quantity: number): EnquiryList =>
  isQuantity(quantity)
    ? list.map((line) => (line.product.id === id ? { ...line, quantity } : line))
    : list;

export const withoutProduct = (list: EnquiryList, id: string): EnquiryList =>
  list.filter(({ product }) => product.id !== id);

/** Multiplies in cents, because `0.1 * 3` is not `0.3`. */
const times = (price: number, quantity: number): number =>
  (Math.round(price * 100) * quantity) / 100;

/**
 * The price of a line in US dollars, without delivery: unit price times quantity. `null` when the
 * unit price is on request.
 */
export const linePrice = ({ price, quantity }: EnquiryLine): number | null =>
  price === null ? null : times(price, quantity);

export interface ListTotal {
  /** US dollars before delivery, of the lines with a price; `null` when no line has one. */
  readonly amount: number | null;
  /** Number of lines whose price is on request. `amount` does not include them. */
  readonly onRequest: number;
}

export function totalOf(list: EnquiryList): ListTotal {
  const prices = list.map(linePrice).filter((price) => price !== null);
  const cents = prices.reduce((sum, price) => sum + Math.round(price * 100), 0);
  return {
    amount: prices.length === 0 ? null : cents / 100,
    onRequest: list.length - prices.length,
  };
}

export interface CheckedLine {
  /** The line with the title, volume and price that the catalogue has now. */
  readonly line: EnquiryLine;
  /** Whether the catalogue no longer contains the product. */
  readonly isGone: boolean;
  /** The price that the visitor saw before, when it differs from the current one. */
  readonly formerPrice?: number | null;
}

/**
 * Compares a line with the catalogue.
 *
 * @param found the product as it is now; `null` when the catalogue no longer has it. Then the line
 * stays unchanged.
 */
export function checkedLine(line: EnquiryLine, found: Listed | null): CheckedLine {
  if (found === null) return { line, isGone: true };
  return {
    line: lineOf(found, line.quantity),
    isGone: false,
    ...(found.price !== line.price && { formerPrice: line.price }),
  };
}
