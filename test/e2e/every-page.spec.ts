import { CONTACT } from '../../src/adapters/embedded/texts/contact';
import { SIGN_UP } from '../../src/adapters/embedded/texts/sign-up';
import { PAGE_META } from '../page-meta';
import { TITLES } from '../page-titles';
import { expect, test } from './browser-test';
import { eachSaysItsOwn, opensWithoutErrors } from './page-health';
import { fieldsOf } from './small-fields';

// Checks every page with the sample catalogue that is built into the site, at 320, 390, 768 and
// 1440 px.

const PAGES = [
  ['/', '/about', '/product', '/product-detail/maydi-frankincense-thirty-ml', '/compare'],
  ['/blog', '/blog-detail/how-a-tear-forms', '/faq', '/contactus', '/nowhere'],
  ['/sustainability', '/wholesale', '/auth', '/product-detail/nothing-of-that-name'],
  ['/batch', '/batch/SN-2026-014', '/enquiry', '/thank-you', '/wholesale/line-sheet'],
];

/** For each path, the page's key in `PAGE_META`, and a text that its main heading contains. */
const TEXTS: Readonly<Record<string, readonly [keyof typeof PAGE_META, string]>> = {
  '/about': ['about', 'Sanaag is a place'],
  '/sustainability': ['sustainability', 'Take little.'],
  '/wholesale': ['wholesale', 'Oil and resin'],
  '/faq': ['faq', 'Questions and'],
  '/contactus': ['contact', CONTACT.title],
  '/auth': ['auth', SIGN_UP.title],
  '/nowhere': ['notFound', SIGN_UP.notFound.title],
};

/** Pages with fields, whose size is checked. */
const FORMS = ['/contactus', '/wholesale', '/auth', '/blog', '/faq', '/product'];

for (const pages of PAGES) {
  test(`${pages.join(', ')} open without faults at every width, with their texts`, async ({
    page,
  }) => {
    test.slow();
    const said = [];
    for (const path of pages) {
      const texts = await opensWithoutErrors(page, path);
      if (FORMS.includes(path)) expect(await fieldsOf(page).count(), path).toBeGreaterThan(0);
      const [name, heading] = TEXTS[path] ?? [];
      if (name !== undefined) {
        expect(texts, path).toEqual({
          title: TITLES[name],
          description: PAGE_META[name].description,
          heading: expect.stringContaining(heading ?? ''),
        });
      }
      said.push(texts);
    }
    eachSaysItsOwn(said);
  });
}
