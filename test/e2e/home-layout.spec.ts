import { addStylesheet } from './add-stylesheet';
import { expect, test } from './browser-test';
import { lostWords, noHorizontalScroll } from './page-health';
import { aGate, atRest, readToTheFoot, rendered } from './wait-for';

const WIDTHS = [320, 390, 768, 1024, 1440, 2560];

test('from 320 to 2560 px nothing is clipped or scrolls sideways, and no text of the hero is on its picture without an opaque background', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await noHorizontalScroll(page);
    expect(await lostWords(page), `${width} px`).toEqual([]);
  }

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const letters of ['100%', '200%']) {
    await addStylesheet(page, `html { font-size: ${letters} }`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const bare = await page.evaluate(() => {
        const hero = document.querySelector('section');
        const picture = hero?.querySelector('.hero-picture')?.getBoundingClientRect();
        if (!hero || !picture) return ['no picture'];
        const opaque = (element: Element): boolean =>
          element !== hero &&
          (!/^rgba\(0, 0, 0, 0\)$/u.test(getComputedStyle(element).backgroundColor) ||
            (element.parentElement !== null && opaque(element.parentElement)));
        const texts = [...hero.querySelectorAll('h1 > span, p, a, figcaption')];
        if (texts.length === 0) return ['no text'];
        return texts
          .filter((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const box = range.getBoundingClientRect();
            const apart =
              box.right <= picture.left ||
              box.left >= picture.right ||
              box.bottom <= picture.top ||
              box.top >= picture.bottom;
            return !apart && !opaque(element);
          })
          .map((element) => element.textContent);
      });
      expect(bare, `${width} px, letters ${letters}`).toEqual([]);
    }
  }
});

for (const width of [390, 1440]) {
  test(`nothing shifts at ${width} px while fonts and pictures are slow`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const [pictures, fonts] = [aGate(), aGate()];
    await page.route(/\.(?:woff2|avif|webp|jpeg|svg)(?:\?|$)/u, async (route) => {
      await (/woff2/u.test(route.request().url()) ? fonts : pictures).opened;
      await route.continue().catch(() => {});
    });
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        })[]) {
          if (entry.hadRecentInput) continue;
          const what = entry.sources.map(({ node }) => node?.textContent?.slice(0, 30));
          shifts.push({ value: entry.value, what });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Does not wait for the `load` event, because the delayed files delay it too.
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atRest(page);
    pictures.open();
    await rendered(page);
    fonts.open();
    await page.evaluate(() => document.fonts.ready);
    await atRest(page);
    // Scrolls to the end of the page, because layout shifts during scrolling count, too. Scrolling
    // also makes the header smaller.
    await readToTheFoot(page);
    await atRest(page);
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number }[] }).shifts,
    );
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    console.log(`Layout shift of home at ${width} px: ${total.toFixed(4)}`);
    expect(total.toFixed(2), JSON.stringify(shifts)).toBe('0.00');
  });
}
