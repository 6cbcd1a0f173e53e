import type { KeenSliderPlugin } from 'keen-slider';
import { REDUCED_MOTION } from '../../theme/reduced-motion';
import { headedFor, sendTo, settledSlides } from './carousel-keen-target';

/** Duration of every animation in ms. It replaces the durations that the library chooses. */
const TRANSITION_MS = 300;
/**
 * Duration under reduced motion in ms. With 0, the library would lose the index to which it moves.
 */
const JUMP_MS = 1;

export const paced: KeenSliderPlugin = ({ animator }) => {
  const reduced = matchMedia(REDUCED_MOTION);
  const { start } = animator;
  animator.start = (frames) =>
    start(
      frames.map(({ distance, easing }) => ({
        distance,
        easing,
        duration: reduced.matches ? JUMP_MS : TRANSITION_MS,
      })),
    );
};

/**
 * Moves each slide relative to its CSS position. The library's own renderer would also set the
 * sizes of the slides, a frame after the first paint and in conflict with the stylesheet. This
 * renderer keeps the layout of the first paint.
 */
export const placed =
  (gap: number): KeenSliderPlugin =>
  (slider) => {
    slider.on('detailsChanged', ({ track, slides, size: width }) => {
      let laidOut = 0;
      track.details?.slides.forEach(({ distance, size }, index) => {
        const shift = distance * width - laidOut;
        laidOut += size * width + gap;
        const style = slides[index]?.style;
        if (style === undefined) return;
        style.transform = Math.abs(shift) < 0.01 ? '' : `translate3d(${shift.toFixed(2)}px, 0, 0)`;
      });
    });
    slider.on('destroyed', ({ slides }) => {
      for (const slide of slides) slide.style.transform = '';
    });
  };

/**
 * Visible fraction below which a slide is inert: pointer, keyboard and screen readers cannot reach
 * it.
 */
const MIN_REACHABLE = 0.5;

/** Makes slides out of view inert, and brings a focused slide into view. */
export const reachable =
  (gap: number): KeenSliderPlugin =>
  (slider) => {
    // Uses the positions after the current animation, so that the focus never lands on a slide that
    // is moving out of view.
    const hideOthers = () => {
      const settled = settledSlides(slider, gap);
      slider.slides.forEach((slide, index) => {
        slide.inert = (settled[index]?.portion ?? 0) < MIN_REACHABLE;
      });
    };
    const reveal = ({ target }: FocusEvent) => {
      // Ignores focus by pointer: a click on the slide follows, so the slide must not move.
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const index = slider.slides.findIndex((slide) => slide.contains(target));
      const slide = settledSlides(slider, gap)[index];
      if (slide === undefined || slide.portion > 0.99) return;
      // The slide is at most partly visible, so it is at an edge. One step shows it in full.
      sendTo(slider, headedFor(slider) + (slide.start < 0 ? -1 : 1), true);
    };
    for (const event of ['created', 'updated', 'animationStarted'] as const) {
      slider.on(event, hideOthers);
    }
    slider.container.addEventListener('focusin', reveal);
    slider.on('destroyed', ({ container, slides }) => {
      container.removeEventListener('focusin', reveal);
      for (const slide of slides) slide.inert = false;
    });
  };

/**
 * Loads the pictures of the slide before the visible ones and of the slide after them, because
 * browsers load clipped images too late.
 */
export const pictured =
  (gap: number): KeenSliderPlugin =>
  (slider) => {
    const fetchNext = () => {
      const count = slider.slides.length;
      const first = slider.track.absToRel(headedFor(slider));
      const inView = settledSlides(slider, gap).filter(({ portion }) => portion > 0).length;
      for (const next of [first + inView, first - 1 + count]) {
        const images = slider.slides[next % count]?.querySelectorAll('img') ?? [];
        for (const image of images) image.loading = 'eager';
      }
    };
    for (const event of ['created', 'updated', 'animationStarted'] as const) {
      slider.on(event, fetchNext);
    }
  };
