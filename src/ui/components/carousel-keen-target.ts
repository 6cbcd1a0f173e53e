import type { KeenSliderInstance } from 'keen-slider';

/** The slide that comes first once the slides have come to rest, counted on through all rounds. */
export const headedFor = ({ animator, track }: KeenSliderInstance): number =>
  animator.targetIdx ?? track.details.abs;

const portionInView = (start: number, size: number): number =>
  Math.max(0, Math.min(1, start + size) - Math.max(0, start)) / size;

/** How much of each slide will be in view, from 0 to 1, once the slides have come to rest. */
export function settledPortions(slider: KeenSliderInstance, gap: number): readonly number[] {
  const { track, options, size: width } = slider;
  const { slides } = track.details;
  const toGo = track.idxToDist(headedFor(slider), true);
  const round = slides.reduce((length, { size }) => length + size + gap / width, 0);
  return slides.map(({ distance, size }) => {
    const start = distance - toGo;
    const starts = options.loop ? [start - round, start, start + round] : [start];
    return Math.max(...starts.map((at) => portionInView(at, size)));
  });
}
