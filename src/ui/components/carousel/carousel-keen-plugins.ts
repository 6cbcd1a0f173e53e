import type { KeenSliderPlugin } from 'keen-slider';
import { REDUCED_MOTION } from '../../theme/reduced-motion';
import { headedFor, sendTo, settledSlides } from './carousel-keen-target';

/** Also used after a drag, where the library would use its own duration. */
const TRANSITION_MS = 300;
/** The shortest duration that the library's animator handles; with 0 it loses its target. */
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
 * Moves each slide relative to its CSS position. The library's own renderer also sets sizes, a
 * frame late and against the stylesheet. This one keeps the layout of the first paint.
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

/** A slide less than half in view is inert, also for the keyboard and screen readers. */
const MIN_REACHABLE = 0.5;

/** Makes slides out of view inert, and brings a focused slide into view. */
export const reachable =
  (gap: number): KeenSliderPlugin =>
  (slider) => {
    // Uses the target positions, so that the focus never lands on a slide that is moving out.
    const hideOthers = () => {
      const settled = settledSlides(slider, gap);
      slider.slides.forEach((slide, index) => {
        slide.inert = (settled[index]?.portion ?? 0) < MIN_REACHABLE;
      });
    };
    const reveal = ({ target }: FocusEvent) => {
      // A slide that a pointer focuses is about to be clicked, so it must not move.
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const index = slider.slides.findIndex((slide) => slide.contains(target));
      const slide = settledSlides(slider, gap)[index];
      if (slide === undefined || slide.portion > 0.99) return;
      // A partly visible slide is at the edge; one step shows it in full.
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
 * Loads the pictures of the slides on either side; browsers load clipped images too late.
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
