import type { ProductFact } from '../../../domain/catalogue/product';

// Facts that all Carterii products share. The trade and the product labels write `carterii`;
// botanists write `carteri`. The fact "Other names" explains the difference.
const CARTERII: readonly ProductFact[] = [
  { label: 'Botanical name', value: 'Boswellia carterii' },
  { label: 'Family', value: 'Burseraceae' },
  {
    label: 'Other names',
    value: 'Boswellia carteri, as botanists write it; many of them call it Boswellia sacra',
  },
  { label: 'In Somali', value: 'Mohor' },
  { label: 'Resin', value: 'Beeyo' },
  { label: 'Grades of resin', value: 'Four (University of\u00A0Vermont)' },
];

const MAYDI: readonly ProductFact[] = [
  { label: 'Botanical name', value: 'Boswellia frereana' },
  { label: 'Family', value: 'Burseraceae' },
  { label: 'Other names', value: 'Coptic frankincense, in the West' },
  { label: 'In Somali', value: 'Yagcar' },
  { label: 'Resin', value: 'Maydi' },
  { label: 'Grades of resin', value: 'Seven (University of\u00A0Vermont)' },
];

const OIL: readonly ProductFact[] = [
  { label: 'Part used', value: 'Resin, in dried tears' },
  { label: 'Gathered', value: 'By hand, from wild trees' },
  { label: 'Origin', value: 'The mountains of northern Somalia' },
  { label: 'Method', value: 'Distilled from the resin with water or steam' },
  { label: 'Appearance', value: 'Colourless to pale yellow' },
  { label: 'Allergens', value: 'May contain limonene, a listed fragrance allergen' },
  { label: 'Keeps', value: 'Closed, cool and in the dark' },
];

// The last three facts of each oil describe its scent over time. The product page shows them in the
// section "An hour with this oil".
export const CARTERII_OIL: readonly ProductFact[] = [
  ...CARTERII,
  ...OIL,
  { label: 'First minute', value: 'Lemon peel, green pine' },
  { label: 'A quarter hour', value: 'Dry resin, pepper, clean wood' },
  { label: 'An hour on', value: 'Warm stone, soft incense, the inside of an old chest' },
];

export const MAYDI_OIL: readonly ProductFact[] = [
  ...MAYDI,
  ...OIL,
  { label: 'First minute', value: 'Soft citrus, honeyed resin' },
  { label: 'A quarter hour', value: 'Amber, sweet balsam, a little pepper' },
  { label: 'An hour on', value: 'Beeswax, dry wood, a trace of incense' },
];

export const CARTERII_RESIN: readonly ProductFact[] = [
  ...CARTERII,
  { label: 'Part used', value: 'Resin, in dried tears' },
  { label: 'Gathered', value: 'By hand, from wild trees' },
  { label: 'Origin', value: 'The mountains of northern Somalia' },
  { label: 'Prepared', value: 'Dried, cleaned, and sorted by size and colour' },
  { label: 'Sold by', value: 'Weight, in pack sizes on request' },
  { label: 'Use', value: 'Burned as incense on charcoal' },
  { label: 'Keeps', value: 'Closed, cool and dry' },
];

export const ROLL_ON: readonly ProductFact[] = [
  { label: 'Botanical name', value: 'Boswellia carterii, in a carrier oil' },
  { label: 'Form', value: 'Ready-diluted oil, Ten ml bottle with a steel ball' },
  { label: 'Part used', value: 'Resin, in dried tears' },
  { label: 'Origin', value: 'The mountains of northern Somalia' },
  { label: 'Ingredients', value: 'The full list is sent on request' },
  { label: 'Allergens', value: 'May contain limonene, a listed fragrance allergen' },
  { label: 'Keeps', value: 'Closed, cool and in the dark' },
  { label: 'First minute', value: 'Lemon peel, a little pepper' },
  { label: 'A quarter hour', value: 'Soft resin, close to the skin' },
  { label: 'An hour on', value: 'A quiet trace of incense' },
];
