import * as v from 'valibot';
import { isGtin } from '../../../domain/label/gtin';
import {
  type ProductLabel,
  pictogramsIn,
  productLabel,
  SIGNAL_WORDS,
} from '../../../domain/label/product-label';
import { CONTENT_UNITS, type NetContent } from '../../../domain/label/unit-price';
import { optionalProse } from './strapi-wire';

/** The lines of a text that are not blank. */
const linesOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The same limits as in the CMS. */
const amountWire = v.pipe(v.number(), v.minValue(0.001), v.maxValue(1_000_000));

const LABEL = {
  netContent: v.nullish(amountWire, null),
  contentUnit: v.nullish(v.picklist(CONTENT_UNITS), null),
  botanicalName: optionalProse,
  plantPart: optionalProse,
  method: optionalProse,
  inci: optionalProse,
  allergens: optionalProse,
  signalWord: v.nullish(v.picklist(SIGNAL_WORDS), null),
  pictograms: v.nullish(v.string(), ''),
  hazards: optionalProse,
  precautions: optionalProse,
  gtin: v.nullish(v.pipe(v.string(), v.trim(), v.check(isGtin, 'Expected a GTIN')), null),
} as const;

type Report = (value: unknown) => void;

/** Reads a label field by field. A field that cannot be read counts as empty and is reported. */
function readLabel(given: Readonly<Record<string, unknown>>, report: Report) {
  const fields = Object.entries(LABEL).map(([field, schema]) => {
    const { success, output } = v.safeParse(schema as v.GenericSchema, given[field]);
    if (success) return [field, output] as const;
    report({ [field]: given[field] });
    return [field, v.parse(schema as v.GenericSchema, null)] as const;
  });
  return Object.fromEntries(fields) as {
    readonly [Field in keyof typeof LABEL]: v.InferOutput<(typeof LABEL)[Field]>;
  };
}

function netContentOf(
  { netContent, contentUnit }: Pick<ReturnType<typeof readLabel>, 'netContent' | 'contentUnit'>,
  report: Report,
): NetContent | null {
  if (netContent === null) return null;
  if (contentUnit !== null) return { amount: netContent, unit: contentUnit };
  report({ netContent, contentUnit });
  return null;
}

/**
 * Returns what the label states; `null` for a product without a label. What cannot be read is left
 * out and passed to `report`.
 */
export function toProductLabel(value: unknown, report: Report): ProductLabel | null {
  if (value === null || value === undefined) return null;
  const { success, output } = v.safeParse(v.record(v.string(), v.unknown()), value);
  if (!success) {
    report(value);
    return null;
  }
  const wire = readLabel(output, report);
  return productLabel({
    netContent: netContentOf(wire, report),
    botanicalName: wire.botanicalName,
    plantPart: wire.plantPart,
    method: wire.method,
    inci: wire.inci,
    allergens: wire.allergens,
    signalWord: wire.signalWord,
    pictograms: pictogramsIn(wire.pictograms),
    hazards: linesOf(wire.hazards),
    precautions: linesOf(wire.precautions),
    gtin: wire.gtin,
  });
}
