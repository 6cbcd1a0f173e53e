import type { Pictogram } from '../../../../domain/label/product-label';

/** Names of the statements on a product's label. */
export const labelNames = {
  netContent: 'Net content',
  botanicalName: 'Botanical name',
  plantPart: 'Plant part',
  method: 'Method',
  inci: 'Ingredients (INCI)',
  allergens: 'Allergens',
  gtin: 'GTIN',
  hazards: 'Hazards and precautions',
} as const;

/** What each GHS pictogram shows. */
export const pictogramNames: Readonly<Record<Pictogram, string>> = {
  GHS01: 'Exploding bomb',
  GHS02: 'Flame',
  GHS03: 'Flame over circle',
  GHS04: 'Gas cylinder',
  GHS05: 'Corrosion',
  GHS06: 'Skull and crossbones',
  GHS07: 'Exclamation mark',
  GHS08: 'Health hazard',
  GHS09: 'Environment',
};
