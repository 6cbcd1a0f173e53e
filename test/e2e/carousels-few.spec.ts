import { blogsBlock } from '../../src/ui/content/pages/home';
import { expect, type Page, test } from './browser-test';
import { carouselOn } from './carousel-probe';

const few = (posts: number) => `/?scenario=many&posts=${posts}`;

type Carousel = ReturnType<typeof carouselOn>;

/** Checks that all posts are visible, that no control is, and that a drag moves no slide. */
async function expectStatic(page: Page, carousel: Carousel, posts: number) {
  await expect(carousel.slides).toHaveCount(posts);
  await expect(carousel.dots.filter({ visible: true })).toHaveCount(0);
  const before = await carousel.geometry();
  const box = await carousel.slides.first().boundingBox();
  if (box === null) throw new Error('The slide is not visible');
  await page.mouse.move(box.x + box.width - 20, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 40, { steps: 5 });
  await page.mouse.up();
  const after = await carousel.geometry();
  expect(after.slides.map(({ left }) => left)).toEqual(before.slides.map(({ left }) => left));
  expect(after.slides.every(({ inert }) => !inert)).toBe(true);
}

/** Checks that the posts loop without a gap, with `perView` of them visible. */
async function expectLoop(carousel: Carousel, posts: number, perView: number) {
  for (const index of [posts - 1, 0, 1]) {
    await carousel.dots.nth(index).click();
    await carousel.expectFirst(index);
    const inView = Array.from({ length: perView }, (_, place) => (index + place) % posts);
    expect(await carousel.inView()).toEqual(inView);
  }
}

test('one post is static at 390 px, without controls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(few(1));
  const carousel = carouselOn(page, blogsBlock.label);
  await carousel.approach();
  await expectStatic(page, carousel, 1);
});

test('two posts loop at 390 px without a gap, and are static at 768 and 1440 px, without controls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(few(2));
  const carousel = carouselOn(page, blogsBlock.label);
  await carousel.approach();
  await expectLoop(carousel, 2, 1);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(carousel.inView).toEqual([0, 1]);
    await expectStatic(page, carousel, 2);
  }
});

test('three posts move between two ends at 1440 px, with the last one flush with the window, and loop without a gap at 390 and 768 px', async ({
  page,
}) => {
  await page.goto(few(3));
  const carousel = carouselOn(page, blogsBlock.label);
  await carousel.approach();
  await expect(carousel.dots.first()).toBeVisible();
  await expect(carousel.dots.nth(1)).toBeVisible();
  await expect(carousel.dots.nth(2)).toBeHidden();

  await carousel.dots.nth(1).click();
  await expect(async () => {
    const { slides } = await carousel.geometry();
    expect(slides[2]?.right).toBeCloseTo(1440, 0);
  }).toPass();
  await carousel.expectDot(1);

  // At the right end of the track the first slide is partly visible. Tabbing to it scrolls it into
  // view.
  await carousel.dots.nth(1).focus();
  await page.keyboard.press('Tab');
  await expect(carousel.slides.first().getByRole('link')).toBeFocused();
  await carousel.expectFirst(0);
  await carousel.dots.nth(1).click();
  await carousel.expectDot(1);

  await carousel.dots.first().focus();
  await page.keyboard.press('ArrowRight');
  await carousel.expectDot(1);
  await page.keyboard.press('ArrowLeft');
  await carousel.expectFirst(0);
  await page.keyboard.press('ArrowLeft');
  await carousel.expectFirst(0);

  await page.setViewportSize({ width: 390, height: 900 });
  await expect(carousel.dots.nth(2)).toBeVisible();
  await expectLoop(carousel, 3, 1);
  await carousel.dots.nth(2).click();
  await carousel.expectFirst(2);
  expect(await carousel.inView()).toEqual([2]);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(carousel.inView).toEqual([2, 0]);
  await expectLoop(carousel, 3, 2);
  await carousel.dots.nth(2).click();
  await carousel.expectFirst(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(carousel.inView).toEqual([0, 1, 2]);
  await carousel.expectDot(1);
});

test('the dots of many posts stay in one row, with the current one visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(few(25));
  const carousel = carouselOn(page, blogsBlock.label);
  await carousel.approach();
  await expect(carousel.dots).toHaveCount(25);
  await carousel.dots.first().focus();
  await page.keyboard.press('ArrowLeft');
  await carousel.expectFirst(24);
  await expect(carousel.dots.nth(24)).toBeInViewport({ ratio: 0.9 });
  await expect(carousel.dots.first()).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('slides that are added, removed or changed during a move are handled', async ({ page }) => {
  await page.goto('/__gallery');
  const carousel = carouselOn(page, 'Any number of slides');
  await carousel.approach();
  await carousel.previous.click();
  await carousel.expectFirst(3);
  await page.getByRole('button', { name: '12', exact: true }).click();
  await expect(carousel.dots).toHaveCount(12);
  await carousel.expectFirst(3);
  await carousel.dots.nth(10).click();
  await carousel.expectFirst(10);
  expect(await carousel.inView()).toEqual([10, 11, 0]);

  await page.getByRole('button', { name: 'Other slides' }).click();
  await expect(carousel.slides.nth(10)).toContainText('11, edition 2');
  expect(await carousel.inView()).toEqual([10, 11, 0]);
  await carousel.next.click();
  await carousel.expectFirst(11);
  expect(await carousel.inView()).toEqual([11, 0, 1]);

  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(carousel.slides).toHaveCount(3);
  await expect(carousel.next).toHaveAttribute('aria-disabled', 'true');
  await carousel.previous.click();
  await carousel.expectFirst(0);
  await expect(carousel.previous).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(carousel.next).toBeHidden();
  expect(await carousel.inView()).toEqual([0, 1]);
  await page.getByRole('button', { name: '4', exact: true }).click();
  await expect(carousel.next).toBeVisible();
  await carousel.previous.click();
  await carousel.expectFirst(3);
});
