import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { mendGestures } from './carousel-keen-gestures';
import { paced, pictured, placed, reachable } from './carousel-keen-plugins';
import { headedFor, sendTo } from './carousel-keen-target';
import { type CarouselLoopMode, carouselLoopMode } from './carousel-loop-mode';
import { carouselMeasures, FIRST_POSITION, type StartMotion } from './carousel-motion';

/**
 * Events after which the position of the slides, or the position to which they move, may have
 * changed.
 */
const MOVES = ['created', 'updated', 'animationStarted', 'animationEnded', 'slideChanged'] as const;

/**
 * Events after which the slides may be moving to another index. Each of them updates `heading`
 * below. A resize emits none of them, so `heading` then keeps its value.
 */
const RETARGETED = ['animationStarted', 'animationEnded'] as const;

/** Moves the slides with keen-slider. `use-carousel.ts` imports this module on demand. */
export const keenMotion: StartMotion = (elements, onMove) => {
  const { viewport, track } = elements;
  let slider: KeenSliderInstance | null = null;
  let mode: CarouselLoopMode = 'still';
  let adaptedTo = 0;
  /**
   * Index of the first visible slide or, during an animation, of the slide that will be first. It
   * is stored here, because the library loses it on a resize.
   */
  let heading = 0;

  const report = (now: KeenSliderInstance) => {
    const { details, absToRel } = now.track;
    const at = headedFor(now);
    onMove({ index: absToRel(at), atStart: at <= details.minIdx, atEnd: at >= details.maxIdx });
  };

  const halt = () => {
    slider?.animator.stop();
    slider?.destroy();
    slider = null;
  };

  const begin = (initial: number, gap: number) => {
    slider = new KeenSlider(
      track,
      {
        loop: mode === 'loop',
        initial,
        renderMode: 'custom',
        slides: { perView: 'auto', spacing: gap },
      },
      [paced, placed(gap), reachable(gap), pictured(gap)],
    );
    for (const event of MOVES) slider.on(event, report);
    for (const event of RETARGETED) {
      slider.on(event, (now) => {
        heading = now.track.absToRel(headedFor(now));
      });
    }
    report(slider);
  };

  const adapt = (initial: number) => {
    const { count, perView, gap, width } = carouselMeasures(track);
    adaptedTo = width;
    const before = mode;
    mode = carouselLoopMode(count, perView);
    const at = Math.min(initial, count - 1);
    heading = at;
    if (slider !== null && mode === before) return slider.update(undefined, at);
    halt();
    if (mode !== 'still') return begin(at, gap);
    heading = 0;
    onMove(FIRST_POSITION);
  };
  const refresh = () => adapt(heading);
  const watch = new ResizeObserver(() => {
    // A change of height alone must not interrupt an animation.
    if (track.getBoundingClientRect().width !== adaptedTo) refresh();
  });

  // Keeps the position of a visitor who scrolled the track before this code loaded.
  const { gap, perView, width } = carouselMeasures(track);
  adapt(Math.ceil((viewport.scrollLeft - 1) / ((width + gap) / perView)));
  viewport.dataset['motion'] = 'keen';
  viewport.removeAttribute('tabindex');
  const removeGestureFixes = mendGestures(elements);
  watch.observe(track);

  return {
    show: (index) => slider && sendTo(slider, index),
    step(by) {
      // Steps from the target of a running animation, so that two quick clicks count as two steps.
      if (slider) sendTo(slider, headedFor(slider) + by, true);
    },
    refresh,
    stop() {
      watch.disconnect();
      removeGestureFixes();
      halt();
      delete viewport.dataset['motion'];
      viewport.tabIndex = 0;
    },
  };
};
