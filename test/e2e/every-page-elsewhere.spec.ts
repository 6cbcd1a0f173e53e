import { aMedia, aPost, aProduct, list } from './cms-content';
import { eachSaysItsOwn, opensSoundly } from './sound-page';
import { type FakeCms, json, picture, test } from './strapi-site';

// Every page on a CMS with other content than ours, at 320, 390, 768 and 1440 px.

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const PRODUCTS = [
  aProduct({ Title: LONG, Description: LONG.repeat(4), productimage: aMedia('/uploads/a.jpg') }),
  aProduct({ Title: 'زيت اللبان النقي', Description: 'زيت من جبال الصومال', Price: 1234567.5 }),
  aProduct({ Title: '<b>Bold</b> & "quoted"', Description: null, Price: null, Rating: null }),
  aProduct({ Title: 'A', Description: '', Volume: 'A barrel', Rating: 5 }),
  ...Array.from({ length: 20 }, () => aProduct({ productimage: aMedia('/uploads/b.jpg') })),
];

const POSTS = [
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

function holds(cms: FakeCms) {
  cms.on('/uploads/', picture);
  cms.on('/api/products', json(list(PRODUCTS)));
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

const PAGES = {
  'home, lists and SignUp': ['/', '/product', '/blog', '/auth'],
  'products and questions': [
    ...PRODUCTS.slice(0, 3).map(({ documentId }) => `/product-detail/${documentId}`),
    '/faq',
  ],
  'posts and Wholesale': [
    ...POSTS.slice(0, 2).map(({ documentId }) => `/blog-detail/${documentId}`),
    '/wholesale',
  ],
};

for (const [name, pages] of Object.entries(PAGES)) {
  test(`${name} open soundly at every width`, async ({ page, cms }) => {
    test.slow();
    holds(cms);
    const said = [];
    for (const path of pages) said.push(await opensSoundly(page, path));
    eachSaysItsOwn(said);
  });
}
