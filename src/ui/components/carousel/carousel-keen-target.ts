import type { KeenSliderInstance } from 'keen-slider';

/** The slide that comes first once the slides have come to rest, counted on through all rounds. */
export const headedFor = ({ animator, track }: KeenSliderInstance): number =>
  animator.targetIdx ?? track.details.abs;

/**
 * Sends the slides to `index`, counted on through all rounds where `isAbsolute`. From a place that they are
 * about to leave to that place there is no way to go, so the library would let them leave.
 */
export function sendTo(slider: KeenSliderInstance, index: number, isAbsolute = false): void {
  const { animator, track } = slider;
  if (animator.targetIdx === null || track.idxToDist(index, isAbsolute) !== 0) {
    slider.moveToIdx(index, isAbsolute);
    return;
  }
  animator.stop();
  // For who judges by where they are going.
  slider.emit('animationStarted');
}

const portionInView = (start: number, size: number): number =>
  Math.max(0, Math.min(1, start + size) - Math.max(0, start)) / size;

/** A slide once all have come to rest; widths and places are parts of the track's width. */
interface Settled {
  /** Of its left edge. */
  readonly start: number;
  /** How much of it is in view, from 0 to 1. */
  readonly portion: number;
}

export function settledSlides(slider: KeenSliderInstance, gap: number): readonly Settled[] {
  const { track, options, size: width } = slider;
  const { slides } = track.details;
  const toGo = track.idxToDist(headedFor(slider), true);
  const round = slides.reduce((length, { size }) => length + size + gap / width, 0);
  return slides.map(({ distance, size }) => {
    const here = distance - toGo;
    const places = options.loop ? [here - round, here, here + round] : [here];
    return places
      .map((start) => ({ start, portion: portionInView(start, size) }))
      .reduce((best, other) => (other.portion > best.portion ? other : best));
  });
}
