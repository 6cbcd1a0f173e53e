import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import { POST_PAGE } from '../../src/adapters/embedded/texts/post-page';
import { lists } from '../../src/ui/content/lists';
import { navigation } from '../../src/ui/content/navigation';
import { blogsBlock } from '../../src/ui/content/pages/home';
import { expect, test } from './browser-test';

test('a page that was not prerendered shows the brand and a contact when its code fails to load', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/u, (route) => route.abort());
  await page.goto('/product-detail/not-prerendered');
  await expect(page.getByText(SITE_DETAILS.name, { exact: true })).toBeVisible();
  await expect(page.getByText('The page is taking long to come.')).toBeVisible();
  await expect(page.getByRole('link', { name: SITE_DETAILS.contact.email })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that was not prerendered says that it needs JavaScript', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByText(/This page needs JavaScript/u)).toBeVisible();
    // The hint to reload stays hidden: it is for visitors whose code loads slowly, and a reload
    // does not help without JavaScript.
    const late = page.getByText('The page is taking long to come.');
    await expect(late).toBeAttached();
    await late.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    await expect(late).toBeHidden();
  });

  test('the slides scroll with snapping, the menu of a phone opens and closes, and its links work', async ({
    page,
  }) => {
    await page.goto('/');
    const slides = page.getByRole('region', { name: blogsBlock.label });
    const track = slides.locator('.keen-slider').locator('..');
    await expect(track).toHaveCSS('scroll-snap-type', 'x mandatory');
    await expect(track).toHaveCSS('overflow-x', 'auto');
    await expect(slides.getByRole('button')).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: navigation.menu.open }).click();
    await page.getByRole('button', { name: navigation.menu.close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: navigation.menu.open }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog\/?$/u);
    await page.getByRole('link', { name: 'How a tear forms' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How a tear forms');
    const contents = page.getByRole('navigation', { name: POST_PAGE.contents });
    await contents.locator('summary').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
  });

  test('every answer is open, and every link of the footer is visible', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    for (const parts of [
      page.locator('.accordion-panel'),
      page.locator('footer').getByRole('link'),
    ]) {
      await expect(parts).not.toHaveCount(0);
      for (const part of await parts.all()) await expect(part).toBeVisible();
    }
  });

  test('the list is complete, names what needs JavaScript, and shows no control that would do nothing', async ({
    page,
  }) => {
    await page.goto('/product');
    const cards = page.locator('.list-results a[href^="/product-detail/"]');
    await expect(cards).toHaveCount(8);
    await expect(page.getByText(lists.withoutScript)).toBeVisible();
    for (const tool of [/^Filter/u, /^Sort/u]) {
      await expect(page.getByRole('button', { name: tool })).toHaveCount(0);
    }
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    // Without JavaScript a search leads to the unfiltered list.
    await page.getByRole('searchbox').fill('maydi');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/product\/?\?q=maydi$/u);
    await expect(cards).toHaveCount(8);
  });

  test("a product's pictures are links to the full-size pictures", async ({ page }) => {
    await page.goto('/product-detail/frankincense-carterii-ten-ml');
    const second = page.getByRole('link', { name: /^Picture 2 of/u });
    const address = await second.getAttribute('href');
    await second.click();
    await expect(page).toHaveURL(new RegExp(`${address?.split('/').at(-1)}$`, 'u'));
  });
});
