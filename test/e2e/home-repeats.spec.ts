import { test as base, expect, type Page } from './browser-test';
import { whole } from './hydrated-page';
import { DESK, PHONE, TABLET } from './screenshot-matches';
import { readToTheFoot } from './wait-for';

const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

const titlesIn = (page: Page, region: string) =>
  page.getByRole('region', { name: region, exact: true }).getByRole('heading', { level: 3 });

/** Returns the pictures that appear twice on one screen, each with both positions. */
const picturesTwice = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('main picture img')]
      .map((image) => ({
        file: image.getAttribute('src'),
        box: image.getBoundingClientRect(),
        // The area in which the picture can be visible: its carousel, which clips its slides, or
        // else the window.
        window: (
          image.closest('.carousel-slides') ?? document.documentElement
        ).getBoundingClientRect(),
      }))
      .filter(({ box, window }) => box.right > window.left + 1 && box.left < window.right - 1);
    if (seen.length === 0) return ['no picture'];
    return seen.flatMap((one, place) =>
      seen
        .slice(place + 1)
        .filter(({ file }) => file === one.file)
        .filter(({ box }) => Math.abs(box.top - one.box.top) - box.height < innerHeight)
        .map(({ file, box }) => `${file}: ${one.box.top + scrollY}, ${box.top + scrollY}`),
    );
  });

test('no product appears both in Featured and in the grid below it, the newest post comes first, and no picture appears twice on one screen', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  await expect(titlesIn(page, 'Featured Products')).toHaveCount(3);
  await expect(titlesIn(page, 'Premium Frankincense Essential Oil')).toHaveCount(4);
  const titles = [
    ...(await titlesIn(page, 'Featured Products').allTextContents()),
    ...(await titlesIn(page, 'Premium Frankincense Essential Oil').allTextContents()),
  ];
  expect(new Set(titles).size, titles.join('; ')).toBe(titles.length);

  const blogs = page.getByRole('region', { name: 'RELATED TOPICS' });
  await expect(blogs.getByRole('heading', { level: 3 }).first()).toBeAttached();
  const days = (await blogs.allTextContents())
    .join(' ')
    .match(/\d{1,2} [A-Z][a-z]+ 20\d\d/gu)
    ?.map((day) => Date.parse(`${day} UTC`));
  expect(days?.length).toBeGreaterThan(4);
  expect(days).toEqual([...(days ?? [])].sort((one, other) => other - one));

  await whole(page);
  await readToTheFoot(page);
  expect(await picturesTwice(page)).toEqual([]);
});

for (const size of [PHONE, TABLET]) {
  test(`no picture appears twice on one screen at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await whole(page);
    await readToTheFoot(page);
    expect(await picturesTwice(page)).toEqual([]);
  });
}
