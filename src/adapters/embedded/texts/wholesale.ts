import type { Volume } from '../../../domain/catalogue/volume';
import type { WholesaleTexts } from '../../../domain/texts/pages/wholesale-texts';

/**
 * The texts state no quantities, prices or lead times, because those are agreed in writing. A
 * `unit` that is also a volume in the enquiry form has the same name in both places.
 */
export const WHOLESALE: WholesaleTexts = {
  meta: {
    title: 'Wholesale',
    description:
      'Frankincense oil and resin for perfumers, makers and shops: formats, how it works, documents on request, enquiry form.',
  },
  intro: {
    heading: ['Oil and resin,', 'by the litre and the sack'],
    lead: 'For perfumers, makers of soap and candles, and shops that like to know which tree their frankincense came from.',
    link: 'Ask for a price',
  },
  pictures: { oil: null, resin: null },
  captions: {
    oil: 'One litre, amber glass. Illustration.',
    resin: 'Resin tears, cleaned and sorted. Illustration.',
  },
  formats: {
    heading: 'What we supply',
    columns: { unit: 'Unit', species: 'Species', packed: 'Packed in', price: 'Price' },
    oil: {
      name: 'Oil',
      rows: [
        {
          unit: 'Bulk' satisfies Volume,
          species: 'Carterii',
          packed: 'Amber glass, from one litre',
        },
        {
          unit: 'Thirty ml' satisfies Volume,
          species: 'Carterii or Maydi',
          packed: 'Amber glass with a dropper',
        },
        {
          unit: 'Ten ml' satisfies Volume,
          species: 'Carterii or Maydi',
          packed: 'Amber glass with a dropper',
        },
      ],
      documents: 'Analysis, safety data sheet, allergen list',
      shipping: 'Often shipped as a flammable liquid; rules differ by country',
    },
    resin: {
      name: 'Resin',
      rows: [{ unit: 'Resin tears', species: 'Carterii', packed: 'Sacks, cleaned and sorted' }],
      documents: 'Origin papers',
      shipping: 'Sealed and dry',
    },
    labels: { documents: 'Documents', shipping: 'Shipping' },
    link: 'Ask us',
    note: 'Quantities, prices and delivery depend on the season and are agreed in writing.',
  },
  documents: {
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
    heading: 'Order by enquiry',
    rows: [
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
  enquiry: {
    heading: ['Ask for', 'a price'],
    lead: 'Tell us what you make and what you are looking for.',
  },
  afterSending: {
    heading: 'Your enquiry has been sent',
    text: 'Thank you. The answer comes to the e-mail address you gave.',
    mail: 'We reply with the oils and resins available, their documents and a price.',
  },
};
