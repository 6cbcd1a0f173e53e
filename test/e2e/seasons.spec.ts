import { seasons } from '../../src/ui/content/seasons';
import { test as base, expect, type Page } from './browser-test';
import { hydrated } from './hydrated-page';
import { holdBack, rendered } from './wait-for';

const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

const DAYS = [
  ['2024-02-29T09:00:00', 'Jilaal, the dry season', '29 February'],
  ['2026-05-02T09:00:00', 'Gu, the rain', '2 May'],
  ['2026-08-31T09:00:00', 'Xagaa, the dry wind', '31 August'],
] as const;
/** The first day has the most letters and takes the most space, the second one the least. */
const [LONGEST, SHORTEST, XAGAA] = DAYS;

/** Matches the URL of the code that loads only at hydration. */
const CODE = /\/assets\/site-[^/]*\.js$/u;

const strip = (page: Page) => page.locator('.strip-words');
const wheel = (page: Page) => page.locator('.year-wheel');

// Tests two seasons; src/domain/seasons/season.test.ts tests all days.
for (const [moment, season, day] of [LONGEST, XAGAA]) {
  test(`on ${day} it is ${season}`, async ({ page }) => {
    await page.clock.setFixedTime(moment);
    await page.goto('/');
    await hydrated(page);
    await expect(strip(page)).toContainText(`Now: ${season}.`);
    await page.goto('/sustainability');
    await hydrated(page);
    await expect(wheel(page).locator('.wheel-now')).toHaveText(
      `Now: ${season.replace(',', '')} ${day}`,
    );
    const marked = page.locator('#year dt').filter({ has: page.locator('svg') });
    await expect(marked).toContainText(season.split(',')[0] ?? '');
    await expect(marked).toHaveCount(1);
  });
}

for (const [zone, season] of [
  ['Pacific/Kiritimati', seasons.jilaal.name],
  ['Pacific/Pago_Pago', seasons.dayr.name],
] as const) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });
    test(`the last evening of November in London is ${season}`, async ({ page }) => {
      await page.clock.setFixedTime('2025-11-30T22:00:00Z');
      await page.goto('/');
      await hydrated(page);
      await expect(strip(page)).toContainText(`Now: ${season},`);
    });
  });
}

test.describe('in London', () => {
  test.use({ timezoneId: 'Europe/London' });
  for (const [day, moment] of [
    // The day on which the clocks go back, which has 25 hours, and the day on which they go
    // forward.
    ['26 October', '2025-10-26T23:30:00Z'],
    ['29 March', '2026-03-29T00:30:00Z'],
  ] as const) {
    test(`the date is ${day} on a day on which the clocks change`, async ({ page }) => {
      await page.clock.setFixedTime(moment);
      await page.goto('/sustainability');
      await hydrated(page);
      await expect(wheel(page).locator('.wheel-now')).toContainText(day);
    });
  }
});

test('the season changes at midnight while the page is open', async ({ page }) => {
  await page.clock.install({ time: '2025-11-30T23:59:30' });
  await page.goto('/');
  await hydrated(page);
  await expect(strip(page)).toContainText('Now: Dayr');
  await page.clock.fastForward(60_000);
  await expect(strip(page)).toContainText('Now: Jilaal');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the wheel is shown without a needle and without a current season', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.strip-wheel img')).toBeAttached();
    await expect(page.locator('.strip-wheel svg')).toHaveCount(0);
    await expect(strip(page)).not.toContainText('Now');
    await page.goto('/sustainability');
    await expect(wheel(page)).toContainText(seasons.jilaal.name);
    await expect(wheel(page)).not.toContainText('Now');
    await expect(wheel(page).locator('[style]')).toHaveCount(0);
  });
});

interface Shifted {
  shifted: number;
}

/** Sums all layout shifts, including those within half a second after an input. */
const watchShifts = () => {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      (window as unknown as Shifted).shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const WIDTHS = [320, 390, 768, 1024, 1440];

for (const [path, selector, now] of [
  ['/', '.strip-words', '.strip-now em'],
  ['/sustainability', '.year-wheel', '.wheel-now'],
] as const) {
  test(`nothing on ${path} shifts when the season appears`, async ({ page }) => {
    await page.addInitScript(watchShifts);
    const part = page.locator(selector);
    /** Returns the box of the part in the document. */
    const boxAt = async (width: number) => {
      await page.setViewportSize({ width, height: 844 });
      await part.scrollIntoViewIfNeeded();
      await rendered(page);
      return part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top + scrollY, width, height].map(Math.round);
      });
    };
    // The season appears while the window has the width `last`. The boxes from before and after are
    // compared at every width in `WIDTHS`.
    for (const [last, moment] of [
      [390, LONGEST[0]],
      [1440, SHORTEST[0]],
    ] as const) {
      await page.clock.setFixedTime(moment);
      const open = await holdBack(page, CODE);
      await page.goto(path);
      await part.scrollIntoViewIfNeeded();
      await page.locator('main img').last().scrollIntoViewIfNeeded();
      const widths = [...WIDTHS.filter((width) => width !== last), last];
      const before = new Map<number, readonly number[]>();
      for (const width of widths) before.set(width, await boxAt(width));
      await page.evaluate(() => Object.assign(window, { shifted: 0 }));
      open();
      await expect(page.locator(now)).toBeVisible();
      await rendered(page);
      const shifted = await page.evaluate(() => (window as unknown as Shifted).shifted);
      expect(shifted, `${last} px, ${moment}`).toBe(0);
      for (const width of widths.toReversed()) {
        expect(await boxAt(width), `${width} px, ${moment}`).toEqual(before.get(width));
      }
      await page.unroute(CODE);
    }
  });
}
