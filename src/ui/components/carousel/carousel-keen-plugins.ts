import type { KeenSliderPlugin } from 'keen-slider';
import { REDUCED_MOTION } from '../../theme/reduced-motion';
import { headedFor, sendTo, settledSlides } from './carousel-keen-target';

/** Also of the release of a drag, for which the library has a time of its own. */
const TRANSITION_MS = 300;
/** The shortest that the library's animator brings to the right place; 0 loses its target. */
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
 * Moves each slide from where CSS laid it out. The library's own renderer would also set sizes,
 * a frame late and against the style sheet; so nothing differs between first paint and now.
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

/** Less than half of a slide in view: out of reach, also for the keyboard and screen readers. */
const OUT_OF_VIEW = 0.5;

/** Keeps what is out of view out of reach, and brings what has the focus into view. */
export const reachable =
  (gap: number): KeenSliderPlugin =>
  (slider) => {
    // Judged by where the slides are going: the focus never lands on one that is leaving.
    const hideOthers = () => {
      const settled = settledSlides(slider, gap);
      slider.slides.forEach((slide, index) => {
        slide.inert = (settled[index]?.portion ?? 0) < OUT_OF_VIEW;
      });
    };
    const reveal = ({ target }: FocusEvent) => {
      // A pointer that focuses a slide is about to click it: it must not move away.
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const index = slider.slides.findIndex((slide) => slide.contains(target));
      const slide = settledSlides(slider, gap)[index];
      if (slide === undefined || slide.portion > 0.99) return;
      // One at the edge of the view shows in part: one step shows it whole.
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

/** Fetches the pictures of the slides on either side; browsers leave what is clipped for later. */
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
