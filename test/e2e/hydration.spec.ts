import { formLabels } from '../../src/ui/content/forms';
import { lists } from '../../src/ui/content/lists';
import { navigation } from '../../src/ui/content/navigation';
import { blogsBlock } from '../../src/ui/content/pages/home';
import { productPage } from '../../src/ui/content/pages/product/product-page';
import { productFilters } from '../../src/ui/content/pages/products/product-filters';
import { expect, type Page, test } from './browser-test';
import { carouselOn } from './carousel-probe';
import { field } from './enquiry-form';
import { scrolledTo, scrollToMiddle, whole } from './hydrated-page';
import { aGate, holdBack } from './wait-for';

/** Matches the URL of the code that loads only at hydration. */
const CODE = /\/assets\/site-[^/]*\.js$/u;

test.describe('a page without interaction', () => {
  test.use({ untouched: true });
  const asked = (page: Page) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (CODE.test(request.url())) files.push(request.url());
    });
    return files;
  };
  // Opens a page whose clock advances only when the test advances it.
  const stopped = async (page: Page, address = '/faq') => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(3_600_000);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
  };

  test('a page without interaction delays its code', async ({ page }) => {
    const files = asked(page);
    await stopped(page);
    // Runs the two frames of the first paint and nearly all of the delay before hydration.
    await page.clock.runFor(2_400);
    // Waits for the response to one more request, so that all earlier requests have been recorded.
    await page.evaluate(async () => void (await fetch('/', { cache: 'no-store' })));
    expect(files).toEqual([]);
    await page.clock.runFor(1_000);
    await expect.poll(() => files.length).toBeGreaterThan(0);
    await page.clock.resume();
    await expect(page.locator('[data-unhydrated]')).toHaveCount(0);
  });

  test('a page without interaction does not hydrate on events that no visitor causes: those of a resting pointer and of a strip that restores its scroll position', async ({
    page,
  }) => {
    const files = asked(page);
    await page.mouse.move(40, 40);
    await stopped(page, '/about');
    await page.evaluate(() => {
      // The events that a browser dispatches without a visitor: a pointermove once the page has
      // rendered, and a scroll.
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
      document.querySelector('.way-strip')?.dispatchEvent(new Event('scroll'));
    });
    await page.clock.runFor(2_400);
    await page.evaluate(async () => void (await fetch('/', { cache: 'no-store' })));
    expect(files).toEqual([]);
  });

  for (const address of ['/faq#carterii-or-maydi', '/product?q=maydi']) {
    test(`a page without interaction hydrates at once when its URL needs code: ${address}`, async ({
      page,
    }) => {
      const files = asked(page);
      await stopped(page, address);
      await page.clock.runFor(500);
      await expect.poll(() => files.length).toBeGreaterThan(0);
    });
  }

  test('a page without interaction hydrates at once after a reload with a scroll position', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/about');
    await page.mouse.move(40, 40);
    await whole(page);
    const before = await scrollToMiddle(page);
    const files = asked(page);
    await page.clock.pauseAt(3_600_000);
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    await page.clock.runFor(500);
    await expect.poll(() => files.length).toBeGreaterThan(0);
    await page.clock.resume();
    await expect.poll(() => scrolledTo(page)).toBe(before);
  });

  test('a page hydrates on the first interaction', async ({ page }) => {
    const files = asked(page);
    await stopped(page);
    // Moves twice. The page ignores the first `pointermove`, because a pointer that rests over the
    // page also causes one when the page loads.
    await page.mouse.move(40, 40, { steps: 2 });
    await page.clock.runFor(100);
    await expect.poll(() => files.length).toBeGreaterThan(0);
  });
});

// Tests that the page repeats interactions that occurred before its code had loaded.

test('two clicks on Filter before hydration open its dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letCome = await holdBack(page, CODE);
  await page.goto('/product');
  const filter = page.getByRole('button', { name: /^Filter/u });
  await filter.click();
  await filter.click();
  await expect(filter).toHaveAttribute('data-busy', '');
  letCome();
  await expect(page.getByRole('dialog', { name: productFilters.heading })).toBeVisible();
  await expect(filter).not.toHaveAttribute('data-busy');
});

test('the menu opens without code, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdBack(page, CODE);
  await page.goto('/');
  await page.getByRole('button', { name: navigation.menu.open }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/about\/?$/u);
});

test('a question that was clicked opens', async ({ page }) => {
  const letCome = await holdBack(page, CODE);
  await page.goto('/faq');
  const question = page.getByRole('button', { name: 'Where do the trees grow?' });
  await question.click();
  letCome();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('typed text stays, and so does the caret position', async ({ page }) => {
  const letCome = await holdBack(page, CODE);
  await page.goto('/contactus');
  await field(page, formLabels.name).fill('Hodan Ali');
  await field(page, formLabels.message).pressSequentially('Is it sold by the lo?');
  for (let left = 0; left < 2; left += 1) await page.keyboard.press('ArrowLeft');
  letCome();
  await whole(page);
  await page.keyboard.type('it');
  await page.keyboard.press('ArrowLeft');
  await expect(field(page, formLabels.name)).toHaveValue('Hodan Ali');
  await expect(field(page, formLabels.message)).toHaveValue('Is it sold by the lito?');
  // The hydrated form also has the typed text in its state, which it saves for a reload.
  await page.reload();
  await expect(field(page, formLabels.name)).toHaveValue('Hodan Ali');
});

test('typed text is restored after a reload before any code loaded', async ({ page }) => {
  const letCome = await holdBack(page, CODE);
  await page.goto('/contactus');
  await field(page, formLabels.name).fill('Hodan Ali');
  await field(page, formLabels.message).fill('Is it sold by the litre?');
  await page.reload();
  await expect(field(page, formLabels.message)).toHaveValue('Is it sold by the litre?');
  letCome();
  await whole(page);
  await page.goto('/about');
  await page.goto('/contactus');
  await whole(page);
  await expect(field(page, formLabels.name)).toHaveValue('Hodan Ali');
  await expect(field(page, formLabels.message)).toHaveValue('Is it sold by the litre?');
});

test('text typed into the search field is searched for', async ({ page }) => {
  const letCome = await holdBack(page, CODE);
  await page.goto('/product');
  await page.getByRole('searchbox').fill('maydi');
  letCome();
  await expect(page).toHaveURL(/q=maydi/u);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ product/u })).toHaveText(
    '2 products',
  );
});

test('a checked filter narrows the list', async ({ page }) => {
  const letCome = await holdBack(page, CODE);
  await page.goto('/product');
  const bulk = page.getByRole('checkbox', { name: /Bulk/u });
  await bulk.check();
  letCome();
  await expect(page).toHaveURL(/volume=/u);
  await expect(bulk).toBeChecked();
});

for (const key of ['Enter', 'Tab']) {
  test(`a typed price narrows the list after ${key}`, async ({ page }) => {
    const letCome = await holdBack(page, CODE);
    await page.goto('/product');
    await page.getByLabel(productFilters.highestPrice).first().fill('32');
    await page.keyboard.press(key);
    letCome();
    await expect(page).toHaveURL(/price=-32$/u);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('4 products');
  });
}

test('a slider keeps its moved position, combined with the URL', async ({ page }) => {
  const letCome = await holdBack(page, CODE);
  await page.goto('/product?price=-32');
  const from = page.getByRole('slider', { name: lists.lowest }).first();
  await from.focus();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowRight');
  letCome();
  await expect(page).toHaveURL(/price=20-32$/u);
  await expect(from).toHaveAttribute('aria-valuetext', '$20.00');
  await page.goBack();
  await expect(page).toHaveURL(/price=-32$/u);
});

test('clicks and keys on the controls move the slides', async ({ page }) => {
  const letCome = await holdBack(page, CODE);
  await page.goto('/');
  const carousel = carouselOn(page, blogsBlock.label);
  await carousel.dots.nth(3).click();
  await carousel.dots.nth(3).press('ArrowLeft');
  letCome();
  await carousel.expectFirst(2);
});

test('a picture that was clicked is enlarged', async ({ page }) => {
  const letCome = await holdBack(page, CODE);
  await page.goto('/product-detail/frankincense-carterii-ten-ml');
  await page.getByRole('button', { name: productPage.gallery.enlarge }).first().click();
  letCome();
  await expect(page.getByRole('dialog', { name: productPage.gallery.label })).toBeVisible();
});

test('a click while the code fails to load requests it again', async ({ page }) => {
  const { opened, open } = aGate();
  let isOpen = false;
  let held = 0;
  await page.route(CODE, async (route) => {
    if (isOpen) return route.continue();
    held += 1;
    await opened;
    return route.abort();
  });
  await page.goto('/faq');
  const question = page.getByRole('button', { name: 'Where do the trees grow?' });
  await question.click();
  await expect.poll(() => held).toBeGreaterThan(0);
  await question.click();
  isOpen = true;
  open();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test.describe('a page without earlier interaction', () => {
  test.use({ untouched: true });

  test('code that failed to load is requested again on the next click', async ({ page }) => {
    let fails = true;
    await page.route(CODE, (route) => (fails ? route.abort() : route.continue()));
    await page.goto('/faq');
    const question = page.getByRole('button', { name: 'Where do the trees grow?' });
    let refused = 0;
    page.on('requestfailed', (request) => {
      if (CODE.test(request.url())) refused += 1;
    });
    // One click causes two requests for the code. The first event of the click is the first
    // interaction with the page, and causes one request. The `click` event causes the other.
    await question.click();
    await expect.poll(() => refused).toBe(2);
    fails = false;
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  });
});
