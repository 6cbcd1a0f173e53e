/**
 * SAMPLE CONTENT. Every price and every rating here is illustrative: no customer gave these
 * ratings, and no oil was ever sold at these prices. Replace them with the brand's own.
 *
 * The home page keeps this order: its grid shows the first four products, and it features the first
 * three products with a rating above 3. None of the first four is rated above 3, so that no product
 * appears twice. The two thirty ml bottles look alike, so another product is always between them.
 *
 * The same oil in another volume is a product of its own. Its title is the oil's name, a comma and
 * the volume, spelt as in the volume field. A product's page uses the titles to find the other
 * volumes of its oil.
 */
import { CARTERII_OIL, CARTERII_RESIN, MAYDI_OIL, ROLL_ON } from './sample-facts';
import type { SampleProduct } from './sample-product';

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

const CARTERII_GROWS =
  'The tree grows wild on steep limestone, among boulders and along dry river beds, where mist from the sea reaches it.';

const CARTERII_VARIES =
  'Carterii oil varies from tree to tree and from valley to valley. A study of 42 samples (PubMed 29696822) found distinct types: in some alpha-pinene leads, in others alpha-thujene. Ask for the report of the batch on offer.';

const MAYDI_GROWS = 'The tree is native to northern Somalia, and to nowhere else.';

const MAYDI_VARIES =
  'No two trees give quite the same oil. A study of twelve single trees, published in 2021, found alpha-thujene between 14.5 and 43.9 percent and alpha-pinene between 3 and 63 percent. Expect a batch to have a character of its own.';

export const sampleProducts: readonly SampleProduct[] = [
  {
    id: 'frankincense-roll-on-blend',
    title: 'Frankincense Roll-on Blend',
    description: paragraphs(
      'Light evening scent in a small bottle with a steel ball: frankincense oil already diluted in a carrier oil, for wrists and throat.',
      'The scent stays close: lemon peel and a little pepper at first, soft resin afterwards. It is made for its scent alone.',
      'Try a little on the inside of the forearm first and wait 48 hours. The full list of ingredients is sent on request.',
    ),
    price: 18,
    rating: null,
    volume: 'Ten ml',
    picture: 'p8.jpg',
    gallery: ['b1.jpg'],
    facts: ROLL_ON,
  },
  {
    id: 'frankincense-carterii-thirty-ml',
    title: 'Frankincense Carterii, Thirty ml',
    description: paragraphs(
      'Lemon and pepper first, then dry resin, then warm stone: the same oil as in the small bottle, for those who already know that they like it.',
      CARTERII_GROWS,
      CARTERII_VARIES,
      'Thirty ml in amber glass with a dropper. Air and light age an oil: close it well, keep it cool and dark, and take the small bottle if you use it rarely.',
    ),
    price: 58,
    rating: 3,
    volume: 'Thirty ml',
    picture: 'p2.jpg',
    gallery: ['b5.jpg', 'b3.jpg', 'b1.jpg'],
    facts: CARTERII_OIL,
  },
  {
    id: 'frankincense-carterii-bulk',
    title: 'Frankincense Carterii, Bulk',
    description: paragraphs(
      'One full litre of Carterii oil in amber glass, for perfumers, soap makers and shops that fill their own bottles.',
      CARTERII_GROWS,
      CARTERII_VARIES,
      'For larger quantities, tell us what you make and roughly how much you need.',
    ),
    price: 640,
    rating: null,
    volume: 'Bulk',
    picture: 'p5.jpg',
    gallery: ['b3.jpg', 'b6.jpg'],
    facts: CARTERII_OIL,
  },
  {
    id: 'maydi-frankincense-thirty-ml',
    title: 'Maydi Frankincense, Thirty ml',
    description: paragraphs(
      'Rounded amber depth that is slow to open and slow to leave: sweet balsam first, then beeswax and dry wood.',
      MAYDI_GROWS,
      MAYDI_VARIES,
      'Thirty ml in amber glass with a dropper. Close it well and keep it cool and dark.',
    ),
    price: 76,
    rating: 3,
    volume: 'Thirty ml',
    picture: 'p4.jpg',
    gallery: ['b5.jpg', 'b1.jpg'],
    facts: MAYDI_OIL,
  },
  {
    id: 'frankincense-carterii-ten-ml',
    title: 'Frankincense Carterii, Ten ml',
    description: paragraphs(
      'Bright citrus opening over dry resin and warm stone. A soft trace of incense stays on paper or cloth for an hour and more.',
      CARTERII_GROWS,
      CARTERII_VARIES,
      'Ten ml in amber glass with a dropper: enough to learn an oil by, in a diffuser or diluted in a carrier oil.',
    ),
    price: 24,
    rating: 4.5,
    volume: 'Ten ml',
    picture: 'p1.jpg',
    gallery: ['b5.jpg', 'b1.jpg', 'b6.jpg'],
    facts: CARTERII_OIL,
  },
  {
    id: 'discovery-pair-ten-and-thirty-ml',
    title: 'Discovery Pair, Ten and Thirty ml',
    description: paragraphs(
      'One matched pair of Carterii bottles in a dark carton: thirty ml to keep at home, ten ml to carry or to give away.',
      CARTERII_GROWS,
      CARTERII_VARIES,
      'Both bottles hold the same oil. Close each well after use, and keep it cool and dark.',
    ),
    price: 72,
    rating: 4.9,
    volume: null,
    picture: 'p6.jpg',
    gallery: ['b5.jpg', 'b6.jpg'],
    facts: CARTERII_OIL,
  },
  {
    id: 'maydi-frankincense-ten-ml',
    title: 'Maydi Frankincense, Ten ml',
    description: paragraphs(
      'Soft honeyed warmth with less of the lemon and more of the amber. Maydi is the quieter of our two oils: sweet balsam, a little pepper, and a dry woody end.',
      MAYDI_GROWS,
      MAYDI_VARIES,
      'Ten ml in amber glass with a dropper. Smell it beside Carterii if you can: each explains the other.',
    ),
    price: 32,
    rating: 4.7,
    volume: 'Ten ml',
    picture: 'p3.jpg',
    gallery: ['b5.jpg', 'p7.jpg', 'b1.jpg'],
    facts: MAYDI_OIL,
  },
  {
    id: 'frankincense-resin-tears',
    title: 'Frankincense Resin Tears',
    description: paragraphs(
      'Hand-sorted pale tears of Carterii resin, just as they are sorted. Put one on glowing charcoal and it softens, whitens the air and fills a room.',
      'Tears harden on the tree for about two weeks or more, are dried again after the harvest, then cleaned and sorted by size, colour and cleanliness. Most of that sorting is the work of women.',
      'They are for burning as incense, in a burner that stands firm on something that bears heat. Never leave one burning alone, and open a window.',
    ),
    price: 21,
    rating: 4.8,
    volume: null,
    picture: 'p7.jpg',
    gallery: ['b1.jpg', 'b6.jpg', 'b2.jpg'],
    facts: CARTERII_RESIN,
  },
];
