import type { Product } from '../../src/domain/catalogue/product';
import type { BlogPost, BodyBlock } from '../../src/domain/journal/blog-post';
import type { Picture } from '../../src/domain/shared/picture';
import { aPost } from '../builders/a-post';
import { aProduct } from '../builders/a-product';

/**
 * Host of the recorded CMS. The products and posts below were copied from the recordings by hand,
 * so that the tests do not compare the adapters with themselves.
 */
export const RECORDED_HOST = 'https://cms.example';

type Widths = Readonly<Record<string, number>>;

const picture = (
  file: string,
  alt: string,
  [width, height]: readonly [number, number],
  formats: Widths,
): Picture => ({
  url: `${RECORDED_HOST}/uploads/${file}`,
  alt,
  width,
  height,
  renditions: [
    ...Object.entries(formats).map(([format, smaller]) => ({
      url: `${RECORDED_HOST}/uploads/${format}_${file}`,
      width: smaller,
    })),
    { url: `${RECORDED_HOST}/uploads/${file}`, width },
  ],
  sources: [],
  colour: null,
  focus: null,
});

export const recordedProducts: readonly Product[] = [
  aProduct({
    id: 'mg5gjubrk49r5b2zs6cda4g8',
    changedAt: '2026-11-20T11:39:11.051Z',
    title: 'Sacra Frankincense Oil',
    description: 'Steam-distilled Boswellia sacra resin oil, bright and citrus-led.',
    price: 42,
    rating: 4.8,
    volume: 'Ten ml',
    picture: picture(
      'sacra_ten_ml_e3acc5ed75.jpg',
      'Amber bottle of Sacra frankincense oil, ten millilitres',
      [1200, 1600],
      { thumbnail: 117, large: 750, medium: 563, small: 375 },
    ),
  }),
  aProduct({
    id: 'uztl05awh8uvk9yepjrd4d81',
    changedAt: '2026-11-20T11:39:11.299Z',
    title: 'Carterii Frankincense Oil',
    description: 'Boswellia carterii, warm and balsamic.',
    price: 34.5,
    rating: 4.5,
    volume: 'Thirty ml',
    // The small and medium sizes are left out: they are larger files than the original of 70 kB.
    picture: picture(
      'carterii_thirty_ml_f877d59868.png',
      'Bottle of Carterii oil, thirty millilitres',
      [800, 800],
      { thumbnail: 156 },
    ),
  }),
  aProduct({
    id: 'n54fc13xtl8856iuopmkxyg1',
    changedAt: '2026-11-20T11:39:11.558Z',
    title: 'Papyrifera Resin',
    description: 'Hand-sorted resin tears.',
    price: 18,
    rating: 3,
    volume: 'Bulk',
    picture: picture('papyrifera_bulk_fa90d613f6.jpg', '', [1600, 1200], {
      thumbnail: 208,
      large: 1000,
      medium: 750,
      small: 500,
    }),
  }),
  aProduct({
    id: 'kbqqac5crej8z25jqzmxvkox',
    changedAt: '2026-11-20T11:39:11.623Z',
    title: 'Frereana Frankincense Oil',
    description: 'Boswellia frereana, fresh and resinous.',
    price: 29.99,
    rating: 2.5,
    volume: 'Ten ml',
    picture: picture('frereana_ten_ml_58a3695af3.png', 'Bottle of Frereana oil', [400, 400], {
      thumbnail: 156,
    }),
  }),
  aProduct({
    id: 'f1grxokg507jfon1hfbdizde',
    changedAt: '2026-11-20T11:39:11.656Z',
    title: 'Serrata Frankincense Oil',
    description: '',
    price: 250,
    rating: null,
    volume: 'Bulk',
    picture: picture('serrata_bulk_4fec4b39af.png', 'Drum of Serrata oil', [120, 120], {}),
  }),
];

/** Returns a text block of a body; the number in its key is the id from the CMS. */
const text = (id: number, markdown: string): BodyBlock => ({
  kind: 'markdown',
  key: `blog-body.text:${id}`,
  markdown,
  mediaBaseUrl: RECORDED_HOST,
});

export const recordedPosts: readonly BlogPost[] = [
  aPost({
    id: 'zr0fpdtkqd583p91ghov214q',
    changedAt: '2026-11-20T11:39:12.154Z',
    title: 'How frankincense is harvested',
    description: 'From the cut in the bark to the still.',
    publishedOn: '2026-11-20T11:39:12.158Z',
    createdAt: '2026-11-20T11:39:12.154Z',
    picture: picture(
      'blog_harvest_67afb3226a.jpg',
      'A Boswellia tree on a dry hillside',
      [1600, 900],
      {
        thumbnail: 245,
        large: 1000,
        medium: 750,
        small: 500,
      },
    ),
    body: [
      text(
        3,
        '## The cut\n\nA shallow cut lets the resin **bleed** out.\n\n- wait two weeks\n- collect the tears',
      ),
      {
        kind: 'picture',
        key: 'blog-body.picture:2',
        caption: 'Two weeks after the first cut',
        // The medium and large sizes are left out: they are larger files than the original of 116
        // kB.
        picture: picture('body_tears_476aa4ac7c.png', 'Resin tears on bark', [1200, 800], {
          thumbnail: 234,
          small: 500,
        }),
      },
      {
        kind: 'quote',
        key: 'blog-body.quote:2',
        text: 'The tree gives only what it can spare.',
        author: 'A harvester',
      },
      text(4, 'A second paragraph, after the quote.'),
    ],
  }),
  aPost({
    id: 'dms9k2ufarmw3pnqlx3up7be',
    changedAt: '2026-11-20T11:39:12.381Z',
    title: 'Reading a GC-MS report',
    description: 'What the peaks mean.',
    publishedOn: '2026-11-20T11:39:12.390Z',
    createdAt: '2026-11-20T11:39:12.381Z',
    picture: picture('blog_gcms_6588033b4f.png', 'A gas chromatogram', [1000, 667], {
      thumbnail: 234,
    }),
  }),
  aPost({
    id: 'jkfkwtgpj23hbpcp3pm3h3h2',
    changedAt: '2026-11-20T11:39:12.569Z',
    title: 'Storing essential oils',
    description: 'Cool, dark, closed.',
    publishedOn: '2026-11-20T11:39:12.572Z',
    createdAt: '2026-11-20T11:39:12.569Z',
    picture: picture('blog_store_325d0a8909.jpg', '', [900, 600], {
      thumbnail: 234,
      medium: 750,
      small: 500,
    }),
  }),
  aPost({
    id: 'fdoggvnd6a0i19fp9061m1nc',
    changedAt: '2026-11-20T11:39:12.764Z',
    title: 'Four species, four scents',
    description: '',
    publishedOn: '2026-11-20T11:39:12.767Z',
    createdAt: '2026-11-20T11:39:12.764Z',
    picture: picture('blog_species_b26f512135.jpg', 'Four dishes of resin', [1400, 800], {
      thumbnail: 245,
      medium: 750,
      large: 1000,
      small: 500,
    }),
  }),
];
