import { expect, type Locator, type Page } from '@playwright/test';

export type CarouselName = 'Testimonials' | 'Blog posts' | 'Any number of slides';

/** The chunk that moves the slides, in a build and in the dev server. */
export const MOTION_CHUNK = /carousel-keen(-[^./]{8})?\.(js|ts)/;

interface Slide {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly inert: boolean;
}

export interface Geometry {
  /** Of the track, which all measures refer to, before any scrolling. */
  readonly left: number;
  readonly width: number;
  /** What the slides show through. */
  readonly viewport: { readonly left: number; readonly right: number; readonly scrolled: number };
  readonly slides: readonly Slide[];
}

const measure = (root: Element): Geometry => {
  const track = root.querySelector('.keen-slider');
  const viewport = track?.parentElement;
  if (!track || !viewport) throw new Error('No carousel here');
  const box = (element: Element) => element.getBoundingClientRect();
  return {
    left: box(track).left + viewport.scrollLeft,
    width: box(track).width,
    viewport: {
      left: box(viewport).left,
      right: box(viewport).right,
      scrolled: viewport.scrollLeft + track.scrollLeft,
    },
    slides: [...track.children].map((slide) => ({
      left: box(slide).left,
      right: box(slide).right,
      width: box(slide).width,
      inert: (slide as HTMLElement).inert,
    })),
  };
};

/** One of the two carousels of the home page, or the gallery's, as a visitor meets it. */
export function carouselOn(page: Page, name: CarouselName) {
  const root: Locator = page.getByRole('region', { name, exact: true });
  const slides = root.locator('[aria-roledescription=slide]');
  const dots = root.getByRole('group', { name: 'Choose a slide' }).getByRole('button');
  const geometry = () => root.evaluate(measure);

  /** Numbers of the slides in view, from the left, from 0. */
  async function inView(): Promise<number[]> {
    const { left, width, slides: all } = await geometry();
    const portion = (slide: Slide) =>
      (Math.min(slide.right, left + width) - Math.max(slide.left, left)) / slide.width;
    return all
      .map((slide, index) => ({ index, left: slide.left, portion: portion(slide) }))
      .filter((slide) => slide.portion > 0.5)
      .sort((one, other) => one.left - other.left)
      .map(({ index }) => index);
  }

  /** Which dot is the current one. */
  async function currentDot(): Promise<number> {
    const marks = await dots.evaluateAll((all) =>
      all.map((dot) => dot.getAttribute('aria-current')),
    );
    expect(marks.filter((mark) => mark === 'true')).toHaveLength(1);
    return marks.indexOf('true');
  }

  /** Waits until this dot is the current one: the page hears of a press or a scroll later. */
  const expectDot = (index: number) => expect.poll(currentDot).toBe(index);

  return {
    root,
    slides,
    dots,
    next: root.getByRole('button', { name: 'Next slide' }),
    previous: root.getByRole('button', { name: 'Previous slide' }),
    geometry,
    inView,
    currentDot,
    /** Comes near it, and waits until the slides can be moved. */
    async approach() {
      await root.scrollIntoViewIfNeeded();
      await expect(root.locator('[data-motion]')).toBeAttached();
    },
    expectDot,
    /** Waits until this slide stands first and its dot says so. */
    async expectFirst(index: number) {
      await expect(async () => {
        const { left, slides: all } = await geometry();
        expect(all[index]?.left).toBeCloseTo(left, 0);
      }).toPass({ intervals: [50] });
      await expectDot(index);
    },
  };
}
