import { aMedia, aPost, aProduct, list } from './cms-content';
import { type FakeCms, json, picture } from './strapi-site';

// Content that differs from the sample content as much as a CMS allows: very long words, other
// scripts, markup, and empty or missing fields.

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
export const PRODUCTS = [
  aProduct({ Title: LONG, Description: LONG.repeat(4), productimage: aMedia('/uploads/a.jpg') }),
  aProduct({ Title: 'زيت اللبان النقي', Description: 'زيت من جبال الصومال', Price: 1234567.5 }),
  aProduct({ Title: '<b>Bold</b> & "quoted"', Description: null, Price: null, Rating: null }),
  aProduct({ Title: 'A', Description: '', Volume: 'A barrel', Rating: 5 }),
  ...Array.from({ length: 20 }, () => aProduct({ productimage: aMedia('/uploads/b.jpg') })),
];

export const POSTS = [
  aPost({
    Title: `${LONG} and more`,
    blogimg: aMedia('/uploads/c.jpg'),
    Body: [
      { __component: 'blog-body.text', id: 1, body: `# ${LONG}\n\n${LONG.repeat(3)}\n\n## Two` },
      { __component: 'blog-body.text', id: 2, body: '| a | b |\n|--|--|\n| 1 | 2 |\n\n## Three' },
      { __component: 'blog-body.quote', id: 3, text: LONG, author: LONG },
      { __component: 'blog-body.picture', id: 4, image: aMedia('/uploads/d.jpg'), alt: null },
      { __component: 'blog-body.unknown', id: 5, anything: true },
    ],
  }),
  ...Array.from({ length: 11 }, () => aPost({ Description: null, publishedAt: null })),
];

/** Makes the fake CMS serve `PRODUCTS` and `POSTS`. */
export function holds(cms: FakeCms) {
  cms.on('/uploads/', picture);
  // Strapi omits products without a price from a list that is filtered by price.
  const priced = PRODUCTS.filter(({ Price }) => Price !== null);
  cms.on('/api/products', (request, response) => {
    const asked = decodeURIComponent(request.url ?? '');
    json(list(asked.includes('filters[Price]') ? priced : PRODUCTS))(request, response);
  });
  cms.on('/api/blogs', json(list(POSTS)));
  for (const [path, entries] of [
    ['products', PRODUCTS],
    ['blogs', POSTS],
  ] as const) {
    for (const entry of entries) {
      cms.on(`/api/${path}/${entry.documentId}`, json({ data: entry, meta: {} }));
    }
  }
}
