import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import { addTexts } from '../../src/ui/content/add-to-enquiry';
import { inEnquiry, notAdded } from '../../src/ui/content/added-to-enquiry';
import { formLabels, forms } from '../../src/ui/content/forms';
import { changedPrice, orderTexts, quantityOf } from '../../src/ui/content/order';
import { askAbout, orderMessage } from '../../src/ui/content/pages/contact';
import { expect, type Page, test } from './browser-test';
import { field, fillIn, send, words } from './enquiry-form';
import { hydrated } from './hydrated-page';

const TEN = '/product-detail/frankincense-carterii-ten-ml';
const TEARS = '/product-detail/frankincense-resin-tears';
const NAME = 'Frankincense Carterii, Ten ml';
const LIST = 'enquiry-list';

const main = (page: Page) => page.getByRole('main');
const count = (page: Page, products: number) =>
  page.getByRole('banner').getByRole('link', { name: `${addTexts.show}: ${products}` });

async function add(page: Page, path: string, quantity = 1) {
  await page.goto(path);
  await hydrated(page);
  await main(page).getByRole('link', { name: addTexts.add, exact: true }).click();
  await expect(main(page).getByText(inEnquiry(quantity), { exact: true })).toBeVisible();
}

const aLine = (given: object = {}) => ({
  product: { id: 'frankincense-carterii-ten-ml', title: NAME },
  volume: 'Ten ml',
  quantity: 2,
  price: 24,
  ...given,
});

const store = (page: Page, lines: readonly object[]) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('begun') === null) localStorage.setItem(name ?? '', text ?? '');
      sessionStorage.setItem('begun', 'yes');
    },
    [LIST, JSON.stringify({ lines, keptAt: Date.now() })],
  );

test('two products are added, counted and sent in one message, which the page confirms', async ({
  page,
}) => {
  await add(page, TEN);
  await expect(count(page, 1)).toBeVisible();
  await add(page, TEN, 2);
  await add(page, TEARS);
  await count(page, 2).click();

  await expect(page).toHaveURL('/enquiry');
  await field(page, quantityOf(NAME)).fill('3');
  await field(page, formLabels.country).fill('Norway');
  await expect(main(page).getByText(`${orderTexts.total}: $`)).toBeVisible();
  await expect(main(page).getByText('$24.00 each · $72.00')).toBeVisible();
  const { message: _, ...person } = words;
  await fillIn(page, person);
  await send(page, forms.order.submit);

  const { heading, mail } = PAGE_TEXTS['enquiry-page'].afterSending;
  await expect(main(page).getByRole('heading', { name: heading })).toBeFocused();
  for (const text of ['SAMPLE-1', words.email, `3 × ${NAME}: $72.00`, mail])
    await expect(main(page).getByText(text)).toBeVisible();
  await expect(page.getByRole('region', { name: /Notifications/u })).toHaveText('');
  await expect(page.getByRole('banner').getByRole('link', { name: addTexts.show })).toHaveCount(0);
});

test('the URL of an added product adds it once, also after a reload', async ({ page }) => {
  await page.goto('/enquiry?add=frankincense-carterii-ten-ml');
  await expect(field(page, quantityOf(NAME))).toHaveValue('1');
  await expect(page).toHaveURL('/enquiry');
  await page.reload();
  await expect(field(page, quantityOf(NAME))).toHaveValue('1');
});

test('tabs share the list, and it survives a reload', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/enquiry');
  await expect(main(other).getByText(orderTexts.page.empty)).toBeVisible();
  await add(page, TEN);
  await expect(field(other, quantityOf(NAME))).toHaveValue('1');
  await other.getByRole('button', { name: `Remove ${NAME}` }).click();
  await expect(count(page, 1)).toHaveCount(0);
  await page.reload();
  await add(page, TEN);
  await page.reload();
  await expect(count(page, 1)).toBeVisible();
});

test('a changed price and a missing product are reported, and the total uses the current prices', async ({
  page,
}) => {
  await store(page, [
    aLine({ price: 19.5 }),
    aLine({ product: { id: 'sold-for-ever', title: 'Old resin' }, price: null }),
  ]);
  await page.goto('/enquiry');
  await expect(main(page).getByText(changedPrice('$19.50'))).toBeVisible();
  await expect(main(page).getByText(orderTexts.gone)).toHaveCount(1);
  await expect(main(page).getByText(`${orderTexts.total}: $48.00`)).toBeVisible();
});

test('an invalid quantity is reset, and an order without products is not sent', async ({
  page,
}) => {
  await store(page, [aLine()]);
  await page.goto('/enquiry');
  const quantity = field(page, quantityOf(NAME));
  for (const typed of ['0', 'two', '']) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue('2');
  }
  await page.getByRole('button', { name: `Remove ${NAME}` }).click();
  await send(page, forms.order.submit);
  const problem = page.getByRole('link', { name: 'Choose at least one product' });
  await problem.click();
  await expect(page.getByRole('group', { name: orderTexts.lines })).toBeFocused();
});

test('a twenty-first product is refused with a message', async ({ page }) => {
  const many = Array.from({ length: 20 }, (_, place) =>
    aLine({ product: { id: `p${place}`, title: `Oil ${place}` } }),
  );
  await store(page, many);
  await page.goto(TEN);
  await hydrated(page);
  await main(page).getByRole('link', { name: addTexts.add, exact: true }).click();
  await expect(main(page).getByText(notAdded.full)).toBeVisible();
  await expect(count(page, 20)).toBeVisible();
});

test('without browser storage the list works, and says that it will not be kept', async ({
  page,
}) => {
  await page.addInitScript((name) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === name) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  }, LIST);
  await add(page, TEN);
  await count(page, 1).click();
  await expect(field(page, quantityOf(NAME))).toHaveValue('1');
  await expect(main(page).getByText(orderTexts.notKept)).toBeVisible();
});

test('typed text and quantities survive a reload', async ({ page }) => {
  await store(page, [aLine()]);
  await page.goto('/enquiry');
  await field(page, formLabels.country).fill('Norway');
  await field(page, formLabels.delivery).fill('Oslo 0150');
  await page.reload();
  await expect(field(page, formLabels.country)).toHaveValue('Norway');
  await expect(field(page, formLabels.delivery)).toHaveValue('Oslo 0150');
  await expect(field(page, quantityOf(NAME))).toHaveValue('2');
});

test('the cards of the list add their product, and stay in place', async ({ page }) => {
  await page.goto('/product');
  await hydrated(page);
  const card = main(page).getByRole('listitem').filter({ hasText: NAME });
  await card.getByRole('link', { name: addTexts.add }).click();
  await expect(card.getByText(inEnquiry(1))).toBeVisible();
  await expect(page).toHaveURL('/product');
  await expect(count(page, 1)).toBeVisible();
});

test('the form about a product begins with a message that names it, and another product replaces it', async ({
  page,
}) => {
  await page.goto('/contactus?product=frankincense-carterii-ten-ml&volume=Ten%20ml');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(askAbout(NAME));
  const message = field(page, formLabels.message);
  await expect(message).toHaveValue(orderMessage(NAME));
  await field(page, formLabels.name).fill(words.name);
  await page.goto('/contactus?product=frankincense-resin-tears');
  await expect(field(page, formLabels.name)).toHaveValue(words.name);
  await expect(message).toHaveValue(orderMessage('Frankincense Resin Tears'));
  await message.fill('');
  await expect(message).toHaveValue('');
});
