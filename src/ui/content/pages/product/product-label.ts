/** Names of what a product's label states. */
export const labelNames = {
  netContent: 'Net content',
  botanicalName: 'Botanical name',
  plantPart: 'Plant part',
  method: 'Method',
  inci: 'INCI',
  allergens: 'Allergens',
  gtin: 'GTIN',
  hazards: 'Hazards',
} as const;
