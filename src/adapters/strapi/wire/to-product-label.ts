import * as v from 'valibot';
import { isGtin } from '../../../domain/catalogue/gtin';
import {
  type ProductLabel,
  pictogramsIn,
  productLabel,
  SIGNAL_WORDS,
} from '../../../domain/catalogue/product-label';
import { CONTENT_UNITS } from '../../../domain/catalogue/unit-price';
import { optionalProse } from './strapi-wire';

/** The lines of a text that are not blank. */
const linesOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A decimal of the CMS, which PostgreSQL sends as a text. */
const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))]),
  v.finite(),
  v.gtValue(0),
);

const none = null;

/** A field that cannot be read counts as not given, so that the rest of the label still shows. */
const labelWire = v.object({
  netContent: v.fallback(v.nullish(amount, none), none),
  contentUnit: v.fallback(v.nullish(v.picklist(CONTENT_UNITS), none), none),
  botanicalName: v.fallback(optionalProse, none),
  plantPart: v.fallback(optionalProse, none),
  method: v.fallback(optionalProse, none),
  inci: v.fallback(optionalProse, none),
  allergens: v.fallback(optionalProse, none),
  signalWord: v.fallback(v.nullish(v.picklist(SIGNAL_WORDS), none), none),
  pictograms: v.fallback(v.nullish(v.string(), ''), ''),
  hazards: v.fallback(optionalProse, none),
  precautions: v.fallback(optionalProse, none),
  gtin: v.fallback(v.nullish(v.pipe(v.string(), v.trim(), v.check(isGtin)), none), none),
});

/**
 * Returns what the label states; `null` for a product without a label, and for one that cannot be
 * read, which it passes to `report`.
 */
export function toProductLabel(
  value: unknown,
  report: (value: unknown) => void,
): ProductLabel | null {
  if (value === null || value === undefined) return null;
  const { success, output } = v.safeParse(labelWire, value);
  if (!success) {
    report(value);
    return null;
  }
  const { netContent, contentUnit, pictograms, hazards, precautions, ...rest } = output;
  return productLabel({
    ...rest,
    netContent:
      netContent === null || contentUnit === null
        ? null
        : { amount: netContent, unit: contentUnit },
    pictograms: pictogramsIn(pictograms),
    hazards: linesOf(hazards),
    precautions: linesOf(precautions),
  });
}
