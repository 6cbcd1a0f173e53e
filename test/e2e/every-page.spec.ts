import { test } from './browser-test';
import { eachSaysItsOwn, opensWithoutErrors } from './page-health';

// Checks every page with the sample catalogue that is built into the site, at 320, 390, 768 and
// 1440 px.

const PAGES = [
  ['/', '/about', '/product', '/product-detail/maydi-frankincense-thirty-ml'],
  ['/blog', '/blog-detail/how-a-tear-forms', '/faq', '/contactus'],
  ['/sustainability', '/wholesale', '/auth', '/product-detail/nothing-of-that-name'],
];

for (const pages of PAGES) {
  test(`${pages.join(', ')} open without faults at every width`, async ({ page }) => {
    test.slow();
    const said = [];
    for (const path of pages) said.push(await opensWithoutErrors(page, path));
    eachSaysItsOwn(said);
  });
}
