/** The texts of a batch's page. */
export const batchPage = {
  title: 'Batch',
  what: 'batch',
  loading: 'the batch',
  heading: (number: string): string => `Batch ${number}`,
  documentTitle: (number: string, material: string): string => `Batch ${number}: ${material}`,
  sample: 'A sample: this batch does not exist. Its figures only show what such a page looks like.',
  recalled: {
    title: 'Recalled',
    text: 'This batch is recalled.',
    contact: { label: 'Write to us', address: '/contactus' },
  },
  soldOut: 'Sold out',
  facts: {
    heading: 'Where it comes from',
    material: 'Material',
    botanicalName: 'Botanical name',
    region: 'Region',
    method: 'Method',
    distilledOn: 'Distilled on',
    quantity: 'Whole batch',
    bestBefore: 'Best before',
    laboratory: 'Laboratory',
    accreditation: 'Accreditation',
    analysedOn: 'Analysed on',
  },
  harvest: { heading: 'The harvest', gathered: 'Gathered in' },
  composition: {
    heading: 'What it contains',
    columns: {
      name: 'Substance',
      cas: 'CAS number',
      percent: 'Per cent',
      range: 'Usual range',
      isAllergen: 'Fragrance allergen',
    },
    allergen: 'yes',
    file: 'The table as a file for spreadsheets (CSV)',
    none: 'No analysis is published for this batch. Ask us for it.',
    meaning: {
      heading: 'What the figures mean',
      share:
        'Each figure is the share of one substance in this batch, as the laboratory measured it.',
      rest: (percent: string): string =>
        `Together they are ${percent} per cent. The rest are substances that the report does not list.`,
      range:
        'The usual range is what the laboratory expects of this material. No two trees give quite the same oil, so another batch has other figures.',
      cas: 'The CAS number names a substance in every language.',
      allergen:
        'Some people are allergic to certain fragrance substances. Labels of cosmetics name those marked “yes”.',
      limits: 'The figures describe the material. They promise no effect.',
    },
  },
  properties: {
    heading: 'Measured properties',
    columns: { name: 'Property', value: 'Value', range: 'Usual range' },
  },
  documents: {
    heading: 'Documents',
    names: (number: string): string => `names the batch ${number}`,
    /** Text of the link to a document: `Analysis (PDF, 84 kB)`. */
    file: (kind: string, size: string): string => `${kind} (PDF, ${size})`,
    ask: 'Ask us for a copy',
  },
  products: { heading: 'Filled from this batch', what: 'products of this batch' },
  notFound: {
    title: 'We have no such batch',
    text: 'Compare the number with the label, or write to us: we look it up.',
    ways: [
      { label: 'Find your batch', address: '/batch' },
      { label: 'Contact Us', address: '/contactus' },
    ],
  },
} as const;
