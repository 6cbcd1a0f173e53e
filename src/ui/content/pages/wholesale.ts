/**
 * The texts of the Wholesale page. They state no quantities, prices or lead times, because those
 * are agreed in writing.
 */
import type { Volume } from '../../../domain/catalogue/volume';

export interface WholesaleGoods {
  readonly name: string;
  readonly formats: readonly {
    readonly unit: Volume | 'Resin tears';
    readonly species: string;
    readonly packed: string;
  }[];
  /** Names the documents that every format of these goods comes with. */
  readonly documents: string;
  /** Says how every format of these goods is shipped. */
  readonly ships: string;
}

/** Address of the enquiry form on this page. */
const FORM = '/wholesale#enquiry';

export const wholesale = {
  title: ['Oil and resin,', 'by the litre and the sack'],
  lead: 'For perfumers, makers of soap and candles, and shops that like to know which tree their frankincense came from.',
  toForm: { label: 'Ask for a price', to: FORM },
  captions: {
    oil: 'One litre, amber glass. Illustration.',
    resin: 'Resin tears, cleaned and sorted. Illustration.',
  },
  formats: {
    id: 'formats',
    heading: 'What we supply',
    columns: { unit: 'Unit', species: 'Species', packed: 'Packed in', price: 'Price' },
    /** Labels of `documents` and `ships`, which apply to all formats of the goods. */
    shared: { documents: 'Documents', ships: 'Shipping' },
    goods: [
      {
        name: 'Oil',
        formats: [
          { unit: 'Bulk', species: 'Carterii', packed: 'Amber glass, from one litre' },
          { unit: 'Thirty ml', species: 'Carterii or Maydi', packed: 'Amber glass with a dropper' },
          { unit: 'Ten ml', species: 'Carterii or Maydi', packed: 'Amber glass with a dropper' },
        ],
        documents: 'Analysis, safety data sheet, allergen list',
        ships: 'Often shipped as a flammable liquid; rules differ by country',
      },
      {
        name: 'Resin',
        formats: [
          { unit: 'Resin tears', species: 'Carterii', packed: 'Sacks, cleaned and sorted' },
        ],
        documents: 'Origin papers',
        ships: 'Sealed and dry',
      },
    ] satisfies readonly WholesaleGoods[],
    /**
     * Label of the link in the last column of every row; visually hidden text that names the goods
     * follows it.
     */
    ask: { label: 'Ask us', to: FORM },
    note: 'Quantities, prices and delivery depend on the season and are agreed in writing.',
  },
  documents: {
    id: 'documents',
    heading: 'Documents on\u00A0request',
    columns: { name: 'Document', contains: 'What it tells you' },
    rows: [
      { name: 'Analysis', contains: 'Composition of the batch, with its date' },
      { name: 'Safety data sheet', contains: 'Handling, storage and transport' },
      { name: 'Allergen list', contains: 'Listed fragrance allergens, such as limonene' },
      { name: 'Origin', contains: 'What is documented about species, region and harvest' },
    ],
    note: 'Not every batch has every document; we tell you which exist.',
  },
  steps: {
    id: 'how-it-works',
    heading: 'How it works',
    items: [
      { title: 'Write to us', text: 'Tell us what you make, and roughly how much you need.' },
      {
        title: 'Get an answer',
        text: 'We reply with the oils and resins available, their documents and a price.',
      },
      {
        title: 'Decide in your own time',
        text: 'An enquiry commits you to nothing. An order is placed when both sides have confirmed it in writing.',
      },
    ],
  },
  form: {
    id: 'enquiry',
    heading: ['Ask for', 'a price'],
    lead: 'Tell us what you make and what you are looking for.',
  },
} as const;
