import { expect, type Page } from '@playwright/test';
import { FAQ } from '../../src/adapters/embedded/texts/faq';
import { POST_PAGE } from '../../src/adapters/embedded/texts/post-page';
import { PRODUCT_PAGE } from '../../src/adapters/embedded/texts/product-page';
import * as carouselTexts from '../../src/ui/content/carousel';
import { formLabels, forms, formTexts } from '../../src/ui/content/forms';
import { lists } from '../../src/ui/content/lists';
import * as failures from '../../src/ui/content/messages/failures';
import { navigation } from '../../src/ui/content/navigation';
import { blogList } from '../../src/ui/content/pages/blog-list';
import { blogPost } from '../../src/ui/content/pages/blog-post';
import { testimonialsBlock } from '../../src/ui/content/pages/home';
import { productPage } from '../../src/ui/content/pages/product/product-page';
import { filterChips } from '../../src/ui/content/pages/products/filter-chips';
import { noProducts } from '../../src/ui/content/pages/products/no-products';
import { productFilters } from '../../src/ui/content/pages/products/product-filters';
import { productList } from '../../src/ui/content/pages/products/product-list';
import { aShippedQuestion } from '../builders/a-shipped-question';
import { catalogue } from './catalogue-page';
import { field, fillIn, send, words } from './enquiry-form';
import { hydrated } from './hydrated-page';
import { JOURNEYS } from './journeys';
import { test } from './translated-page';
import { holdBack } from './wait-for';

// Many visitors have their browser translate the site. These tests run each step on an original and
// on a translated page. After each step both pages must have the same texts.

test.slow();

for (const [title, journey] of Object.entries(JOURNEYS)) {
  test(`translated, ${title}`, ({ both }) => both.walk(journey));
}

const inMain = (page: Page) => page.getByRole('main');
const counted = (text: string) => (page: Page) => expect(catalogue(page).count).toHaveText(text);

test('translated, the list of products changes with its filters, search and order, and a product shows its volumes and pictures', async ({
  both,
}) => {
  await both.read((page) => page.goto('/product'));
  await both.read(counted('8 products'));
  await both.read((page) => catalogue(page).rail.getByLabel('Thirty ml').check());
  await both.read(counted('2 products'));
  await both.read((page) => catalogue(page).rail.getByLabel('Bulk').check());
  await both.read(counted('3 products'));
  await both.read((page) => catalogue(page).rail.getByLabel('4.5 stars and up').check());
  await both.read((page) => catalogue(page).sort.selectOption(productList.sorts['price-down']));
  await both.read((page) => catalogue(page).chips.filter({ hasText: 'Thirty ml' }).click());
  await both.read((page) => catalogue(page).chips.filter({ hasText: filterChips.clear }).click());
  await both.read(counted('8 products'));
  await both.read(async (page) => {
    await catalogue(page).rail.getByLabel(productFilters.highestPrice).fill('32');
    await catalogue(page).rail.getByLabel(productFilters.highestPrice).press('Enter');
  });
  await both.read(counted('4 products'));
  await both.read((page) => catalogue(page).search.fill('nothing is called so'));
  await both.read(counted('0 products'));
  await both.read((page) =>
    catalogue(page).results.getByRole('button', { name: noProducts.clear }).click(),
  );
  await both.read(counted('8 products'));
  await both.read((page) => page.goBack());
  await both.read(counted('0 products'));

  await both.read((page) =>
    catalogue(page).results.getByRole('button', { name: noProducts.clear }).click(),
  );
  await both.read(counted('8 products'));
  await both.read((page) =>
    catalogue(page)
      .results.getByRole('link', { name: /Carterii/u })
      .first()
      .click(),
  );
  await both.read((page) => expect(page.getByText(PRODUCT_PAGE.related.heading)).toBeVisible());
  await both.read((page) =>
    inMain(page).getByRole('button', { name: productPage.gallery.enlarge }).first().click(),
  );
  const zoom = (page: Page) => page.getByRole('dialog', { name: productPage.gallery.label });
  await both.read((page) =>
    zoom(page).getByRole('button', { name: productPage.gallery.next }).click(),
  );
  await both.read((page) => expect(zoom(page).getByRole('status')).toContainText('Picture 2'));
  await both.read((page) => page.keyboard.press('Escape'));
  await both.read((page) =>
    inMain(page)
      .getByRole('link', { name: /^Ten ml/u })
      .click(),
  );
  await both.read((page) => expect(page.getByText(PRODUCT_PAGE.related.heading)).toBeVisible());
});

test('translated, a long list of products is paged', async ({ both }) => {
  await both.read((page) => page.goto('/product?scenario=many&products=300'));
  const { pages } = catalogue(both.plain);
  await expect(pages).toBeVisible();
  for (const name of [lists.next, lists.next, 'Page 1', lists.next, lists.previous]) {
    await both.read((page) => catalogue(page).pages.getByRole('link', { name }).first().click());
  }
});

test('translated, the filter sheet shows its result count', async ({ both }) => {
  for (const page of [both.plain, both.translated]) {
    await page.setViewportSize({ width: 390, height: 844 });
  }
  const sheet = (page: Page) => page.getByRole('dialog', { name: productFilters.heading });
  const shows = (name: string) => (page: Page) =>
    expect(sheet(page).getByRole('button', { name })).toBeVisible();
  await both.read((page) => page.goto('/product'));
  await both.read((page) =>
    page.getByRole('button', { name: productFilters.heading, exact: true }).click(),
  );
  await both.read(shows('Show 8 products'));
  await both.read((page) => sheet(page).getByLabel('Thirty ml').check());
  await both.read(shows('Show 2 products'));
  await both.read((page) => sheet(page).getByRole('button', { name: filterChips.clear }).click());
  await both.read(shows('Show 8 products'));
  await both.read((page) => sheet(page).getByLabel('Bulk').check());
  await both.read((page) => sheet(page).getByRole('button', { name: 'Show 1 product' }).click());
  await both.read(counted('1 product'));
});

test('translated, failures are shown, and the content appears after a retry', async ({ both }) => {
  await both.read((page) => page.goto('/product?scenario=error-503'));
  await both.read((page) => expect(inMain(page).getByRole('alert').first()).toBeVisible());
  await both.read((page) =>
    inMain(page).getByRole('button', { name: failures.retry }).first().click(),
  );
  await both.read((page) => expect(inMain(page).getByRole('alert').first()).toBeVisible());
  await both.read((page) => page.goto('/contactus'));
  await both.read((page) => fillIn(page, words));
  await both.read((page) => send(page));
  for (const _ of ['once', 'twice']) {
    await both.read((page) => expect(inMain(page).getByRole('alert')).toBeVisible());
    await both.read((page) => send(page, formTexts.notSent.retry));
  }
});

for (const [path, label, first, texts] of [
  ['/contactus', forms.contact.submit, formLabels.name, words],
  ['/wholesale', forms.wholesale.submit, formLabels.name, words],
  ['/auth', forms.newsletter.submit, formLabels.email, { email: words.email }],
] as const) {
  test(`translated, the form of ${path} is rejected, corrected, sent and started again`, async ({
    both,
  }) => {
    await both.read((page) => page.goto(`${path}?scenario=slow`));
    await both.read((page) => expect(field(page, formLabels.email)).toBeVisible());
    await both.read((page) => field(page, formLabels.email).fill('hodan'));
    await both.read((page) => send(page, label));
    await both.read((page) =>
      expect(inMain(page).getByRole('group', { name: formTexts.problems })).toBeFocused(),
    );
    await both.read((page) => fillIn(page, texts));
    await both.read((page) => send(page, label));
    await both.read((page) =>
      expect(
        inMain(page).getByRole('button', { name: /^Sending… \(one moment\)$/u }),
      ).toBeVisible(),
    );
    const another = (page: Page) => page.getByRole('button', { name: formTexts.another });
    await both.read((page) => expect(another(page)).toBeVisible());
    await both.read((page) => another(page).click());
    await both.read((page) => expect(field(page, first)).toBeFocused());
  });
}

test('translated, the blog is searched, paged and read', async ({ both }) => {
  await both.read((page) => page.goto('/blog?scenario=many'));
  await both.read((page) => expect(catalogue(page).count).toHaveText('60 posts'));
  await both.read((page) => page.getByRole('link', { name: lists.next }).click());
  await both.read((page) => expect(page).toHaveURL(/page=2/u));
  await both.read((page) => page.goto('/blog?scenario=sample'));
  await both.read((page) => expect(catalogue(page).count).toHaveText('8 posts'));
  await both.read((page) => page.getByRole('searchbox').fill('tear'));
  await both.read((page) => expect(page).toHaveURL(/q=tear/u));
  await both.read((page) => page.getByRole('searchbox').fill('zzzz'));
  await both.read((page) => expect(catalogue(page).count).toHaveText('0 posts'));
  await both.read((page) => page.getByRole('button', { name: blogList.empty.clear }).click());
  await both.read((page) => expect(catalogue(page).count).toHaveText('8 posts'));
  await both.read((page) =>
    inMain(page)
      .getByRole('link', { name: /How a tear forms/u })
      .first()
      .click(),
  );
  await both.read((page) => expect(page.getByText(POST_PAGE.readNext)).toBeVisible());
  await both.read((page) => page.locator('a[rel=next]').click());
  await both.read((page) => expect(page.getByText(POST_PAGE.readNext)).toBeVisible());
  await both.read((page) =>
    inMain(page).getByRole('button', { name: blogPost.share.label }).click(),
  );
});

test('translated, interactions before hydration are replayed, and the questions are searched', async ({
  both,
}) => {
  const search = (page: Page) => page.getByRole('searchbox', { name: FAQ.search.label });
  const gates: (() => void)[] = [];
  for (const page of [both.plain, both.translated]) {
    gates.push(await holdBack(page, /\/assets\/site-[^/]*\.js$/u));
    await page.goto('/faq');
    await search(page).fill('mingaaf');
  }
  for (const letCome of gates) letCome();
  await both.read(hydrated);
  await both.read((page) =>
    expect(page.getByRole('status').filter({ hasText: /question/u })).toHaveText(/^1 question/u),
  );
  for (const text of ['store', 'mingaaf', 'zebra', '']) {
    await both.read((page) => search(page).fill(text));
  }
  await both.read((page) => search(page).fill('zebra'));
  await both.read((page) => page.getByRole('button', { name: FAQ.search.button }).click());
  await both.read((page) =>
    page.getByRole('button', { name: aShippedQuestion('how-to-store').question }).click(),
  );
});

test('translated, carousels, the menu and navigation through the pages work', async ({ both }) => {
  for (const page of [both.plain, both.translated]) {
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await both.read((page) => page.goto('/'));
  await both.read(hydrated);
  const voices = (page: Page) => page.getByRole('region', { name: testimonialsBlock.label });
  for (const name of [
    carouselTexts.next,
    carouselTexts.next,
    carouselTexts.previous,
    carouselTexts.show(3, 4),
  ]) {
    await both.read((page) => voices(page).getByRole('button', { name }).first().click());
  }
  for (const name of ['Products', 'Blog', 'Sustainability', 'About Us', 'Contact Us', 'SignUp']) {
    await both.read((page) => page.getByRole('button', { name: navigation.menu.open }).click());
    await both.read((page) =>
      page.getByRole('dialog').getByRole('link', { name, exact: true }).click(),
    );
    await both.read((page) => expect(page.getByRole('heading', { level: 1 })).toBeFocused());
  }
  await both.read((page) => page.goto('/nowhere'));
  await both.read((page) => page.getByRole('link', { name: 'SignUp' }).first().click());
});

test('translated, toasts change in place and close', async ({ both }) => {
  await both.read((page) => page.goto('/__gallery'));
  const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
  const passing = (page: Page) => toasts(page).getByText('This takes a moment.');
  for (const name of ['loading, then success', 'loading, then error']) {
    // Clicks and checks in one step, because the toast may close before a second step begins.
    await both.read(async (page) => {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(passing(page)).toBeVisible();
    });
    await both.read((page) => expect(passing(page)).toBeHidden());
  }
});
