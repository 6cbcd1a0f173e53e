import type { KeenSliderInstance } from 'keen-slider';

/**
 * Returns the absolute index of the slide that will be the first visible one when the current
 * animation ends. In a loop the absolute index continues to count beyond the last slide.
 */
export const headedFor = ({ animator, track }: KeenSliderInstance): number =>
  animator.targetIdx ?? track.details.abs;

/**
 * Moves the slides to `index`, which is absolute if `isAbsolute`. If an animation to another index
 * has just started, the slides may still be at `index`. The library would then do nothing, because
 * the distance is 0, and the animation would continue. This function then stops the animation.
 */
export function sendTo(slider: KeenSliderInstance, index: number, isAbsolute = false): void {
  const { animator, track } = slider;
  if (animator.targetIdx === null || track.idxToDist(index, isAbsolute) !== 0) {
    slider.moveToIdx(index, isAbsolute);
    return;
  }
  animator.stop();
  // Notifies the listeners that depend on the target, which is now the current position.
  slider.emit('animationStarted');
}

const portionInView = (start: number, size: number): number =>
  Math.max(0, Math.min(1, start + size) - Math.max(0, start)) / size;

/** The position of a slide at the end of the current animation. */
interface Settled {
  /** Position of the left edge, as a fraction of the track's width. */
  readonly start: number;
  /** The visible fraction of the slide, from 0 to 1. */
  readonly portion: number;
}

/**
 * Returns the positions of the slides at the end of the current animation. In a loop a slide has
 * several possible positions. The result contains the one at which most of the slide is visible.
 */
export function settledSlides(slider: KeenSliderInstance, gap: number): readonly Settled[] {
  const { track, options, size: width } = slider;
  const { slides } = track.details;
  const remaining = track.idxToDist(headedFor(slider), true);
  const round = slides.reduce((length, { size }) => length + size + gap / width, 0);
  return slides.map(({ distance, size }) => {
    const position = distance - remaining;
    const positions = options.loop ? [position - round, position, position + round] : [position];
    return positions
      .map((start) => ({ start, portion: portionInView(start, size) }))
      .reduce((best, other) => (other.portion > best.portion ? other : best));
  });
}
