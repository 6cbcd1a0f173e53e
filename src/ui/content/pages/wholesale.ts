/** The words of the Wholesale page. No quantities, prices or lead times: those are agreed by letter. */
import type { Volume } from '../../../domain/catalogue/volume';

export interface WholesaleFormat {
  readonly format: Volume | 'Resin tears';
  readonly what: string;
  readonly suits: string;
}

export const wholesale = {
  /** In the breadcrumb. */
  name: 'Wholesale',
  title: ['Oil and resin, by the', 'litre and the sack'],
  lead: 'For perfumers, makers of soap and candles, and shops that like to know which tree their frankincense came from.',
  plateCaption: 'One litre, amber glass.',
  formats: {
    id: 'formats',
    heading: 'What we supply',
    columns: { format: 'Format', what: 'What it is', suits: 'Suits' },
    rows: [
      { format: 'Ten ml', what: 'Amber bottle with a dropper', suits: 'Shops, gift boxes' },
      { format: 'Thirty ml', what: 'Amber bottle with a dropper', suits: 'Shops, studios' },
      { format: 'Bulk', what: 'Oil from one litre', suits: 'Perfumers, makers' },
      { format: 'Resin tears', what: 'Cleaned and sorted resin', suits: 'Incense, your own still' },
    ] satisfies readonly WholesaleFormat[],
    note: 'Quantities, prices and delivery depend on the season and are agreed with you in writing.',
  },
  steps: {
    id: 'how-it-works',
    heading: 'How it works',
    items: [
      { title: 'Write to us', text: 'Tell us what you make, and roughly how much you need.' },
      {
        title: 'Hear what there is',
        text: 'We answer with the oils and resins at hand, the documents for them, and a price.',
      },
      {
        title: 'Decide in your own time',
        text: 'An enquiry binds you to nothing. An order is an order when both of us have said so in writing.',
      },
    ],
  },
  documents: {
    id: 'documents',
    heading: 'Documents on request',
    lead: 'Ask for them with your enquiry. Not every batch has every document; we tell you which exist.',
    items: [
      'Report of the analysis of a batch, with its date',
      'Safety data sheet',
      'List of fragrance allergens',
      'What we can document about species, region and harvest',
    ],
  },
  form: {
    id: 'enquiry',
    heading: ['Ask about', 'wholesale'],
    lead: 'Tell us what you make and what you are looking for. No account is needed, and none is made.',
  },
} as const;
