import { holds, POSTS, PRODUCTS } from './extreme-content';
import { eachSaysItsOwn, opensWithoutErrors } from './page-health';
import { test } from './strapi-site';

// Checks pages with the content of a CMS that differs from the sample content, at 320, 390, 768 and
// 1440 px. `every-page.spec.ts` runs axe at more widths.

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
  test(`${name} open without faults at every width`, async ({ page, cms }) => {
    test.slow();
    holds(cms);
    const said = [];
    for (const path of pages) said.push(await opensWithoutErrors(page, path, [390]));
    eachSaysItsOwn(said);
  });
}
