import { beforeEach, describe, expect, it } from 'vitest';
import * as carouselTexts from '../../src/ui/content/carousel';
import { testimonialsBlock } from '../../src/ui/content/pages/home';
import type { Sought } from './find-element';
import { aVisitor } from './open-visitor';
import { DESK, PHONE } from './visitor';

const CAROUSEL: Sought = { role: 'region', name: testimonialsBlock.label };
const NEXT: Sought = { role: 'button', name: carouselTexts.next, within: CAROUSEL };
const PREVIOUS: Sought = { role: 'button', name: carouselTexts.previous, within: CAROUSEL };
const dots: Sought = {
  role: 'button',
  within: { role: 'group', name: carouselTexts.choose, within: CAROUSEL },
};

/** Whether the code that moves the slides has loaded. */
const isMoving = () =>
  document.querySelector('section[aria-label=Testimonials] [data-motion]') !== null;

/** Returns the index of the slide at the left edge of the track, starting at 0. */
const first = () => {
  const track = document.querySelector('[aria-label=Testimonials] .keen-slider');
  const left = track?.getBoundingClientRect().left ?? 0;
  return [...(track?.children ?? [])].findIndex(
    (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1,
  );
};

describe('a carousel', () => {
  const opened = aVisitor();

  const shows = async (index: number) => {
    const { visitor } = opened();
    await expect.poll(() => visitor.engine.evaluate(first)).toBe(index);
    await expect
      .poll(async () =>
        (await visitor.seen(dots)).findIndex(
          ({ attributes }) => attributes['aria-current'] === 'true',
        ),
      )
      .toBe(index);
  };

  beforeEach(async () => {
    const { visitor } = opened();
    await visitor.open('/', DESK);
    await visitor.reach(NEXT);
    await expect.poll(() => visitor.engine.evaluate(isMoving)).toBe(true);
  });

  it('a carousel loops in both directions, and its dots follow', async () => {
    const { visitor } = opened();
    for (const index of [1, 2, 3, 0]) {
      await visitor.click(NEXT);
      await shows(index);
    }
    for (const index of [3, 2]) {
      await visitor.click(PREVIOUS);
      await shows(index);
    }
  });

  it('a carousel moves with the arrow keys on its controls', async () => {
    const { visitor } = opened();
    await visitor.tabTo(NEXT);
    await visitor.press('ArrowRight');
    await shows(1);
    await visitor.press('ArrowLeft');
    await shows(0);
    await visitor.press('ArrowLeft');
    await shows(3);
    await visitor.sees(NEXT, { focused: true });
  });

  it('a carousel can be dragged to the next slide and stays on it at any width', async () => {
    const { visitor } = opened();
    const slide: Sought = { role: 'group', name: '1 of 4', within: CAROUSEL };
    const { x, y } = await visitor.reach(slide);
    await visitor.engine.drag({ x: x + 120, y }, { x: x - 180, y });
    await shows(1);
    await visitor.engine.resize(PHONE);
    await shows(1);
  });
});
