import { expect, type Locator, type Page } from '@playwright/test';
import * as carouselTexts from '../../src/ui/content/carousel';

export type CarouselName = 'Testimonials' | 'Blog posts' | 'Any number of slides';

/** Matches the URL of the chunk whose code moves the slides, in a build and on the dev server. */
export const MOTION_CHUNK = /carousel-keen(-[^./]+)?\.(js|ts)/;

interface Slide {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly inert: boolean;
}

export interface Geometry {
  /**
   * The left edge of the track before any scrolling. Like every position here, it is in CSS pixels
   * from the left edge of the window.
   */
  readonly left: number;
  readonly width: number;
  /** The box that clips the slides, and how far its content is scrolled. */
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

/** Returns locators and checks for a carousel of the home page or of the component gallery. */
export function carouselOn(page: Page, name: CarouselName) {
  const root: Locator = page.getByRole('region', { name, exact: true });
  const slides = root.locator('[aria-roledescription=slide]');
  const dots = root.getByRole('group', { name: carouselTexts.choose }).getByRole('button');
  const geometry = () => root.evaluate(measure);

  /** Returns the indexes of the visible slides, from left to right. The first slide has index 0. */
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

  /** Returns the index of the current dot, and checks that only one dot is current. */
  async function currentDot(): Promise<number> {
    const marks = await dots.evaluateAll((all) =>
      all.map((dot) => dot.getAttribute('aria-current')),
    );
    expect(marks.filter((mark) => mark === 'true')).toHaveLength(1);
    return marks.indexOf('true');
  }

  /**
   * Waits until the dot with this index is current, because the page handles a click or a scroll
   * asynchronously.
   */
  const expectDot = (index: number) => expect.poll(currentDot).toBe(index);

  return {
    root,
    slides,
    dots,
    next: root.getByRole('button', { name: carouselTexts.next }),
    previous: root.getByRole('button', { name: carouselTexts.previous }),
    geometry,
    inView,
    currentDot,
    /** Scrolls to the carousel and waits until its slides can be moved. */
    async approach() {
      await root.scrollIntoViewIfNeeded();
      await expect(root.locator('[data-motion]')).toBeAttached();
    },
    expectDot,
    /** Waits until the slide with this index is at the left edge and its dot is current. */
    async expectFirst(index: number) {
      await expect(async () => {
        const { left, slides: all } = await geometry();
        expect(all[index]?.left).toBeCloseTo(left, 0);
      }).toPass({ intervals: [50] });
      await expectDot(index);
    },
  };
}
