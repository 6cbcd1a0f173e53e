import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { blogsBlock, testimonialsBlock } from '../../src/ui/content/pages/home';
import { expect, type Page, test } from './browser-test';
import { carouselOn, MOTION_CHUNK } from './carousel-probe';
import { holdBack } from './wait-for';

const HEADINGS = {
  [testimonialsBlock.label]: 'SOME WORDS FROM OUR CLIENTS',
  [blogsBlock.label]: 'RELATED TOPICS',
};

test('the code that moves slides is not part of the first load of a phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /keen/.test(url))).toEqual([]);
  await carouselOn(page, testimonialsBlock.label).approach();
  expect(asked.filter((url) => MOTION_CHUNK.test(url))).not.toEqual([]);
});

/** Records every layout shift of an element in the sections of the two carousels. */
const watchShifts = (page: Page) =>
  page.addInitScript((headings) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    // Ignores a section that shifts as a whole, because a section above it has pushed it.
    const ours = (node: Node | null): boolean => {
      const element = node instanceof Element ? node : node?.parentElement;
      const section = element?.closest('section[aria-labelledby]');
      const heading = section?.querySelector('h2')?.textContent ?? '';
      return section !== element && headings.includes(heading);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const moved = entry.sources.filter(({ node }) => ours(node));
        if (moved.length > 0)
          shifts.push(`${entry.value} ${moved.map(({ node }) => node?.nodeName)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, Object.values<string>(HEADINGS));

for (const width of [390, 1440]) {
  test(`data that arrives late shifts nothing at ${width} px, and its slides can be moved`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/?scenario=slow');
    const heading = page.getByRole('heading', { name: HEADINGS[blogsBlock.label] });
    await heading.scrollIntoViewIfNeeded();
    await expect(page.getByText('Loading posts...')).toBeAttached();
    const section = page.locator('section', { has: heading }).last();
    const waiting = await section.boundingBox();

    const carousel = carouselOn(page, blogsBlock.label);
    await expect(carousel.slides).toHaveCount(8);
    expect((await section.boundingBox())?.height).toBe(waiting?.height);
    await carousel.approach();
    await carousel.dots.nth(2).click();
    await carousel.expectFirst(2);
    await carouselOn(page, testimonialsBlock.label).approach();
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual(
      [],
    );
  });
}

test('without the code that moves them the slides scroll, and the controls scroll them', async ({
  page,
}) => {
  await page.route(MOTION_CHUNK, (route) => route.abort());
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/');
  const carousel = carouselOn(page, blogsBlock.label);
  await carousel.root.scrollIntoViewIfNeeded();
  await carousel.dots.nth(3).click();
  await carousel.expectFirst(3);
  await carousel.dots.nth(3).press('ArrowLeft');
  await carousel.expectFirst(2);
  expect((await carousel.geometry()).viewport.scrolled).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('a slide that was scrolled to before the code loaded stays in view', async ({ page }) => {
  const release = await holdBack(page, MOTION_CHUNK);
  await page.goto('/');
  const carousel = carouselOn(page, blogsBlock.label);
  await carousel.root.scrollIntoViewIfNeeded();
  await carousel.slides.nth(4).getByRole('link').focus();
  const inView = await carousel.inView();
  expect(inView).toContain(4);
  release();
  await carousel.approach();
  await expect(carousel.slides.nth(4).getByRole('link')).toBeFocused();
  expect(await carousel.inView()).toContain(4);
  expect((await carousel.geometry()).viewport.scrolled).toBe(0);
});

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const violations = (page: Page): Promise<string[]> =>
  page.evaluate(
    (headings) =>
      // biome-ignore lint/suspicious/noExplicitAny: a script that is put into the page
      (window as any).axe
        .run({
          include: [...document.querySelectorAll('section[aria-labelledby]')].filter((section) =>
            headings.includes(section.querySelector('h2')?.textContent ?? ''),
          ),
        })
        .then((result: { violations: { id: string; nodes: { html: string }[] }[] }) =>
          result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        ),
    Object.values<string>(HEADINGS),
  );

// `home-axe.spec.ts` checks the carousels with the sample content.
for (const scenario of ['empty', 'error-503', 'hostile']) {
  test(`axe finds nothing in the two carousels at 390 and 1440 px with the scenario ${scenario}`, async ({
    page,
  }) => {
    await page.goto(`/?scenario=${scenario}`);
    await page.evaluate(AXE);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await carouselOn(page, testimonialsBlock.label).approach();
      if (scenario === 'hostile') {
        await carouselOn(page, blogsBlock.label).approach();
      } else await expect(page.getByText('Loading posts...')).toHaveCount(0);
      expect(await violations(page), `at ${width} px`).toEqual([]);
    }
  });
}
