import * as v from 'valibot';
import { STARS } from '../../../domain/catalogue/shown-rating';

/** Currency around an amount: `$24.50`, `US$ 24`, `24 USD`. */
const AROUND = /^(?:us)?\$?\s*|\s*(?:\$|usd)?$/giu;

/**
 * `1,234,567.89`, `1 234,50`, `1'234.50`, `1.234.567,89`: groups of three digits, with another
 * separator before the cents.
 */
const GROUPED =
  /^([1-9]\d{0,2})(?:([,.' \u00a0\u2009\u202f’])(\d{3}))(?:\2\d{3})*(?:[.,]\d{1,2})?$/u;

/** Digits without groups: `1234.5`, `9,79`. */
const PLAIN = /^\d+(?:\.\d+|,\d{1,2})?$/u;

/**
 * Parses an amount in English notation or with a decimal comma. `1.000` may mean one or a thousand,
 * so it is invalid.
 */
function amountIn(text: string): number {
  const written = text.trim().replace(AROUND, '');
  const [, , sign] = GROUPED.exec(written) ?? [];
  if (sign === undefined)
    return PLAIN.test(written) ? Number(written.replace(',', '.')) : Number.NaN;
  const isOneOrThousand = sign === '.' && written.split('.').length === 2 && !written.includes(',');
  const withoutGroups = written.replaceAll(sign, '').replace(',', '.');
  return isOneOrThousand ? Number.NaN : Number(withoutGroups);
}

const toCents = (price: number): number => Number(price.toFixed(2));

const isNoMinus = (number: number): boolean => !Object.is(number, -0);

/** A price in US dollars. The CMS sends the value of a decimal or text field as a string. */
export const priceWire = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(amountIn))]),
  v.finite(),
  v.minValue(0),
  v.check(isNoMinus, 'Expected no minus'),
  v.transform(toCents),
);

const decimalIn = (text: string): number =>
  /^\d(?:[.,]\d+)?$/u.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;

export const ratingWire = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(decimalIn))]),
  v.finite(),
  v.minValue(0),
  v.maxValue(STARS),
);
