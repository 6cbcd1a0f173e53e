import { expect, type Locator, type Page } from '@playwright/test';
import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import { FAQ } from '../../src/adapters/embedded/texts/faq';
import { PRODUCT_PAGE } from '../../src/adapters/embedded/texts/product-page';
import { formLabels, forms } from '../../src/ui/content/forms';
import { productFilters } from '../../src/ui/content/pages/products/product-filters';
import { aShippedQuestion } from '../builders/a-shipped-question';
import { catalogue } from './catalogue-page';

// The main visitor journeys with the keyboard only. Each journey calls `reads` where a visitor
// would read the page, so that a test can check the page at these points.

type Reads = (page: Page) => Promise<unknown>;

/** Limit of presses of one key. Every page needs fewer, so a journey that reaches it fails. */
const STOPS = 120;

/** Presses Tab until the element has the focus, and checks that it is in view. */
async function tabTo(page: Page, what: Locator) {
  const focused = () => what.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < STOPS && !(await focused()); stop += 1)
    await page.keyboard.press('Tab');
  await expect(what).toBeFocused();
  await expect(what).toBeInViewport();
}

const press = (page: Page, key: string) => page.keyboard.press(key);

const inMain = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => inMain(page).getByLabel(label, { exact: true });

async function writeAndSend(page: Page, reads: Reads) {
  for (const [label, text] of [
    [formLabels.name, 'Hodan Ali'],
    [formLabels.email, 'hodan@example.com'],
    [formLabels.message, 'Which harvest is it from?'],
  ] as const) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('button', { name: forms.contact.submit }));
  await press(page, 'Enter');
  await expect(
    page.getByRole('heading', { name: PAGE_TEXTS.contact.afterSending.heading }),
  ).toBeFocused();
  await reads(page);
}

export const JOURNEYS = {
  'an oil is found by a filter and asked about': async (page: Page, reads: Reads) => {
    await page.goto('/product');
    const { results, titles, count, rail } = catalogue(page);
    await expect(count).toHaveText('8 products');
    await reads(page);
    const opener = page.getByRole('button', { name: productFilters.heading, exact: true });
    const sheet = page.getByRole('dialog', { name: productFilters.heading });
    const isSheet = await opener.isVisible();
    if (isSheet) {
      await tabTo(page, opener);
      await press(page, 'Enter');
      await reads(page);
    }
    await tabTo(page, (isSheet ? sheet : rail).getByLabel('Thirty ml'));
    await press(page, 'Space');
    if (isSheet) {
      await press(page, 'Escape');
      await expect(sheet).toBeHidden();
    }
    await expect(titles).toHaveText([
      // The translator of `translated.spec.ts` adds a zero-width space after each text, so one may
      // follow the comma.
      /Carterii, \u200B?Thirty ml/u,
      /Maydi Frankincense, \u200B?Thirty ml/u,
    ]);
    await tabTo(
      page,
      results.getByRole('link', { name: /Maydi Frankincense, \u200B?Thirty ml/u }).first(),
    );
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maydi Frankincense');
    await reads(page);
    await tabTo(page, inMain(page).getByRole('link', { name: PRODUCT_PAGE.ask.button }).first());
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Maydi.*, \u200B?Thirty ml/u);
    await reads(page);
    await writeAndSend(page, reads);
  },

  'a post is read': async (page: Page, reads: Reads) => {
    await page.goto('/blog');
    const post = inMain(page)
      .getByRole('link', { name: /How a tear forms/u })
      .first();
    await expect(post).toBeVisible();
    await reads(page);
    await tabTo(page, post);
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('How a tear forms');
    await reads(page);
    // The page grows while its parts load, so its height is read at each step.
    const place = () =>
      page.evaluate(() => ({
        top: scrollY,
        isFoot: innerHeight + scrollY >= document.documentElement.scrollHeight - 2,
      }));
    let before = await place();
    for (let step = 0; step < STOPS && !before.isFoot; step += 1) {
      const { top } = before;
      // A part of the page that loads meanwhile can undo the scroll, so Space is pressed again, as
      // a reader would.
      await expect
        .poll(async () => {
          await press(page, 'Space');
          before = await place();
          return before.isFoot || before.top > top;
        })
        .toBe(true);
    }
    expect(before.isFoot).toBe(true);
  },

  'an answer is found among the questions': async (page: Page, reads: Reads) => {
    const stored = aShippedQuestion('how-to-store');
    await page.goto('/faq');
    await tabTo(page, page.getByRole('searchbox', { name: FAQ.search.label }));
    await page.keyboard.type('store');
    const question = inMain(page).getByRole('button', {
      name: stored.question,
    });
    await tabTo(page, question);
    await press(page, 'Enter');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(stored.answer[0] ?? '')).toBeInViewport();
    await reads(page);
  },

  'a message is written to us': async (page: Page, reads: Reads) => {
    await page.goto('/contactus');
    await expect(field(page, formLabels.name)).toBeVisible();
    await reads(page);
    await writeAndSend(page, reads);
  },
} as const;
