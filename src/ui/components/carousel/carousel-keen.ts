import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { mendGestures } from './carousel-keen-gestures';
import { paced, pictured, placed, reachable } from './carousel-keen-plugins';
import { headedFor, sendTo } from './carousel-keen-target';
import { type CarouselMode, carouselMode } from './carousel-mode';
import { carouselMeasures, FIRST_POSITION, type StartMotion } from './carousel-motion';

/** Which events can mean that the slides are, or will be, somewhere else. */
const MOVES = ['created', 'updated', 'animationStarted', 'animationEnded', 'slideChanged'] as const;

/** Which of them say where to, rather than what a window of another width made of it. */
const SENT = ['animationStarted', 'animationEnded'] as const;

/** The slides under keen-slider. This module is the chunk that a visitor loads on coming near. */
export const keenMotion: StartMotion = (elements, moved) => {
  const { viewport, track } = elements;
  let slider: KeenSliderInstance | null = null;
  let mode: CarouselMode = 'still';
  let adaptedTo = 0;
  /** Where the slides are, or were last sent. The library forgets it when the window changes. */
  let heading = 0;

  const report = (now: KeenSliderInstance) => {
    const { details, absToRel } = now.track;
    const at = headedFor(now);
    moved({ index: absToRel(at), atStart: at <= details.minIdx, atEnd: at >= details.maxIdx });
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
    for (const event of SENT) {
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
    mode = carouselMode(count, perView);
    const at = Math.min(initial, count - 1);
    heading = at;
    if (slider !== null && mode === before) return slider.update(undefined, at);
    halt();
    if (mode !== 'still') return begin(at, gap);
    heading = 0;
    moved(FIRST_POSITION);
  };
  const refresh = () => adapt(heading);
  const watch = new ResizeObserver(() => {
    // A change of height alone must not stop a move.
    if (track.getBoundingClientRect().width !== adaptedTo) refresh();
  });

  // Whoever has scrolled the bare track stays where they are.
  const { gap, perView, width } = carouselMeasures(track);
  adapt(Math.ceil((viewport.scrollLeft - 1) / ((width + gap) / perView)));
  viewport.dataset['motion'] = 'keen';
  viewport.removeAttribute('tabindex');
  const stopMending = mendGestures(elements);
  watch.observe(track);

  return {
    show: (index) => slider && sendTo(slider, index),
    step(by) {
      // From where it is headed: of two quick presses both count.
      if (slider) sendTo(slider, headedFor(slider) + by, true);
    },
    refresh,
    stop() {
      watch.disconnect();
      stopMending();
      halt();
      delete viewport.dataset['motion'];
      viewport.tabIndex = 0;
    },
  };
};
