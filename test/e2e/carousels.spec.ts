import { blogsBlock, testimonialsBlock } from '../../src/ui/content/pages/home';
import { expect, test } from './browser-test';
import { carouselOn, type Geometry, MOTION_CHUNK } from './carousel-probe';
import { holdBack } from './wait-for';

const WIDTHS = [390, 400, 767, 768, 1023, 1024, 1079, 1080, 1440];

const NAMES = [testimonialsBlock.label, blogsBlock.label] as const;

type Carousel = ReturnType<typeof carouselOn>;

const LAYOUTS = {
  Testimonials: { gap: -16, perView: (width: number) => (width < 768 ? 1 : width < 1024 ? 2 : 3) },
  'Blog posts': {
    gap: 10,
    perView: (width: number) => (width < 768 ? 1 : width < 1080 ? 2 : 2.75),
  },
};

test('the number of visible slides fits the width, with the gap of each carousel, from the first paint on', async ({
  page,
}) => {
  test.slow();
  // Delays the code that moves the slides until the layout by CSS alone has been measured.
  const release = await holdBack(page, MOTION_CHUNK);
  await page.goto('/');
  const geometryAt = async (carousel: Carousel, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return carousel.geometry();
  };
  const painted = {
    Testimonials: new Map<number, Geometry>(),
    'Blog posts': new Map<number, Geometry>(),
  };
  for (const name of NAMES) {
    const carousel = carouselOn(page, name);
    await carousel.root.scrollIntoViewIfNeeded();
    for (const width of WIDTHS) painted[name].set(width, await geometryAt(carousel, width));
  }
  release();
  for (const name of NAMES) {
    const { gap, perView } = LAYOUTS[name];
    const carousel = carouselOn(page, name);
    await carousel.approach();
    for (const width of WIDTHS) {
      const n = perView(width);
      const inView = [0, 1, 2].slice(0, Math.ceil(n));
      await expect(async () => {
        const settled = await geometryAt(carousel, width);
        const size = (settled.width - gap * (n - 1)) / n;
        for (const slide of settled.slides) expect(slide.width).toBeCloseTo(size, 1);
        expect(await carousel.inView()).toEqual(inView);
        const first = painted[name].get(width);
        expect(first?.viewport).toEqual(settled.viewport);
        for (const index of inView) {
          const left = settled.left + index * (size + gap);
          expect(settled.slides[index]?.left).toBeCloseTo(left, 1);
          expect(first?.slides[index]?.left).toBeCloseTo(left, 1);
          expect(first?.slides[index]?.width).toBeCloseTo(size, 1);
        }
        expect(settled.slides.map(({ inert }) => inert)).toEqual(
          settled.slides.map((_, index) => !inView.includes(index)),
        );
      }, `${name} at ${width} px`).toPass({ intervals: [50] });
    }
  }
});

test('the testimonials have roles and names, have their controls before the slides, and move by keys and clicks in a loop', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = carouselOn(page, testimonialsBlock.label);
  await carousel.approach();
  await test.step('roles, names and order', async () => {
    await expect(carousel.root).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(carousel.slides).toHaveCount(4);
    await expect(carousel.slides.nth(1)).toHaveAttribute('aria-label', '2 of 4');
    await expect(carousel.slides.nth(1)).toHaveRole('group');
    const live = carousel.root.locator('[aria-live=polite]');
    await expect(live.locator('[aria-roledescription=slide]')).toHaveCount(4);
    const order = await carousel.root
      .locator('button, [aria-roledescription=slide]')
      .evaluateAll((all) => all.map((element) => element.tagName));
    expect(order).toEqual([...Array(6).fill('BUTTON'), ...Array(4).fill('DIV')]);
  });
  await test.step('arrow keys move the slides when a control has the focus', async () => {
    await carousel.next.focus();
    await page.keyboard.press('ArrowRight');
    await carousel.expectFirst(1);
    for (const index of [0, 3]) {
      await page.keyboard.press('ArrowLeft');
      await carousel.expectFirst(index);
    }
    await expect(carousel.next).toBeFocused();
  });
  await carousel.next.click();
  await carousel.expectFirst(0);
  await test.step('they loop in both directions, and the dots follow', async () => {
    await expect(carousel.dots).toHaveCount(4);
    for (const index of [1, 2, 3, 0, 1]) {
      await carousel.next.click();
      await carousel.expectFirst(index);
      expect(await carousel.inView()).toEqual([index, (index + 1) % 4, (index + 2) % 4]);
    }
    for (const index of [0, 3, 2, 1, 0, 3]) {
      await carousel.previous.click();
      await carousel.expectFirst(index);
    }
    await expect(carousel.next).toBeEnabled();
    await expect(carousel.previous).toBeEnabled();
  });
  await test.step('two quick clicks move two slides', async () => {
    await carousel.next.dblclick();
    await carousel.expectFirst(1);
  });
});

test('the posts move by arrow keys only when a control has the focus, and by every dot, also from the last slide to the first; the picture of the next slide is fetched before it is visible', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = carouselOn(page, blogsBlock.label);
  await carousel.approach();
  const widthOfPicture = (index: number) =>
    carousel.slides
      .nth(index)
      .locator('img')
      .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : -1));
  await test.step('the picture of the next slide', async () => {
    expect(await widthOfPicture(5)).toBe(0);
    await carousel.dots.nth(2).click();
    await carousel.expectFirst(2);
    expect(await carousel.inView()).toEqual([2, 3, 4]);
    await expect.poll(() => widthOfPicture(5)).toBeGreaterThan(0);
    await carousel.dots.first().click();
    await carousel.expectFirst(0);
  });
  await test.step('arrow keys move the slides only when a control has the focus', async () => {
    await carousel.slides.first().getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await carousel.dots.nth(2).focus();
    await page.keyboard.press('ArrowRight');
    await carousel.expectFirst(1);
    await expect(carousel.dots.nth(2)).toBeFocused();
  });
  await test.step('every dot shows its slide', async () => {
    await expect(carousel.dots).toHaveCount(8);
    for (const index of [3, 7, 0, 6, 1]) {
      await carousel.dots.nth(index).click();
      await carousel.expectFirst(index);
      expect(await carousel.inView()).toEqual([index, (index + 1) % 8, (index + 2) % 8]);
      await expect(carousel.dots.nth(index)).toBeFocused();
    }
    const target = await carousel.dots.first().boundingBox();
    expect(target).toMatchObject({ width: 44, height: 44 });
  });
});

test('Tab shows every post at 1440 px, and the slides stay aligned', async ({ page }) => {
  await page.goto('/');
  const carousel = carouselOn(page, blogsBlock.label);
  await carousel.approach();
  await carousel.dots.last().focus();
  for (let index = 0; index < 8; index += 1) {
    await page.keyboard.press('Tab');
    const link = carousel.slides.nth(index).getByRole('link');
    await expect(link).toBeFocused();
    await expect(async () => {
      const box = await link.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
    }).toPass({ intervals: [50] });
    expect((await carousel.geometry()).viewport.scrolled).toBe(0);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Explore More' }).last()).toBeFocused();
  expect(await page.evaluate(() => scrollX)).toBe(0);
  // After keyboard focus has moved the slides, the current slide is at the left edge of the track.
  await carousel.expectFirst(await carousel.currentDot());
  const { slides } = await carousel.geometry();
  expect(slides.filter(({ inert }) => !inert)).toHaveLength(3);
});

for (const [width, reachable] of [
  [390, 1],
  [768, 2],
] as const) {
  test(`Tab stops at the ${reachable} visible slides at ${width} px, whichever slide is first`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const carousel = carouselOn(page, blogsBlock.label);
    await carousel.approach();
    for (const first of [0, 6]) {
      await carousel.dots.nth(first).click();
      await carousel.expectFirst(first);
      await carousel.dots.last().focus();
      for (const index of (await carousel.inView()).toSorted((one, other) => one - other)) {
        await page.keyboard.press('Tab');
        await expect(carousel.slides.nth(index).getByRole('link')).toBeFocused();
        await expect(carousel.slides.nth(index).getByRole('link')).toBeInViewport({ ratio: 0.3 });
      }
      await page.keyboard.press('Tab');
      await expect(carousel.slides.getByRole('link').and(page.locator(':focus'))).toHaveCount(0);
      expect(await carousel.inView()).toHaveLength(reachable);
      await carousel.expectFirst(first);
    }
  });
}
