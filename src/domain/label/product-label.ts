import type { NetContent } from './unit-price';

/** Signal words of the CLP regulation (EC) 1272/2008, as in the CMS. */
export const SIGNAL_WORDS = ['Warning', 'Danger'] as const;

/** The codes of the GHS pictograms. */
export const PICTOGRAMS = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const;

export type Pictogram = (typeof PICTOGRAMS)[number];

/** What the label of the package states. Texts are `null` and lists empty when not given. */
export interface ProductLabel {
  readonly netContent: NetContent | null;
  readonly botanicalName: string | null;
  readonly plantPart: string | null;
  /** How the product was made, such as `Steam distillation`. */
  readonly method: string | null;
  /** The INCI names of the ingredients. */
  readonly inci: string | null;
  readonly allergens: string | null;
  readonly signalWord: (typeof SIGNAL_WORDS)[number] | null;
  readonly pictograms: readonly Pictogram[];
  /** Hazard statements, such as `H226 Flammable liquid and vapour.` */
  readonly hazards: readonly string[];
  /** Precautionary statements, such as `P102 Keep out of reach of children.` */
  readonly precautions: readonly string[];
  /** Global Trade Item Number, the number below the bars. */
  readonly gtin: string | null;
}

const isEmpty = (value: ProductLabel[keyof ProductLabel]) =>
  value === null || (Array.isArray(value) && value.length === 0);

/** Returns the label; `null` if it states nothing. */
export const productLabel = (label: ProductLabel): ProductLabel | null =>
  Object.values(label).every(isEmpty) ? null : label;

/** The pictograms whose codes a text contains: `GHS02, GHS07`. */
export const pictogramsIn = (text: string): readonly Pictogram[] =>
  PICTOGRAMS.filter((code) => text.toUpperCase().includes(code));
