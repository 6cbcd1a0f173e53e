import { type Scent, strengthAt } from '../../../domain/catalogue/scent';

/**
 * The size of the view box of the curves. The width represents one hour, and the bottom edge
 * represents strength 0.
 */
export const SCENT_FRAME = { width: 1000, height: 500 } as const;

/**
 * Minimum strength at full height, that of a typical peak. Without a minimum, a weak scent that is
 * shown alone would have a curve as high as a strong one.
 */
const TYPICAL_PEAK = 1.65;
/** Space above the highest curve, in units of the frame. */
const TOP_SPACE = 26;

const STEPS = 9;
/**
 * The times of the points of a curve, from 0 to 1. The points are denser at the start, where the
 * curve changes most.
 */
const TIMES = Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) ** 1.5);

/**
 * Returns the strength that the full height must represent, so that all curves fit into the frame.
 */
export const commonScale = (scents: readonly Scent[]): number =>
  Math.max(
    TYPICAL_PEAK,
    ...scents.flatMap((scent) => TIMES.map((time) => strengthAt(scent, time))),
  );

/** Returns the distance of a scent's curve from the top of the frame, at a time from 0 to 1. */
export const scentY = (scent: Scent, time: number, scale: number): number =>
  SCENT_FRAME.height - (strengthAt(scent, time) / scale) * (SCENT_FRAME.height - TOP_SPACE);

/** Horizontal position outside the frame, where the stroke that closes a path is invisible. */
const BEYOND = SCENT_FRAME.width + 9;

/**
 * Returns the `d` attribute of a curve over the whole hour. The path ends outside the frame, down
 * at the bottom edge, so that the area under the curve is filled without a stroke along the bottom.
 */
export function scentPath(scent: Scent, scale: number): string {
  const at = (time: number) => [time * SCENT_FRAME.width, scentY(scent, time, scale)] as const;
  const slope = (time: number) => {
    const [from, to] = [Math.max(0, time - 1e-4), time + 1e-4];
    return (scentY(scent, to, scale) - scentY(scent, from, scale)) / (to - from);
  };
  const pieces = TIMES.slice(1).map((time, step) => {
    const before = TIMES[step] ?? 0;
    const third = (time - before) / 3;
    const [x1, y1] = at(before);
    const [x2, y2] = at(time);
    const dx = third * SCENT_FRAME.width;
    const numbers = [
      x1 + dx,
      y1 + slope(before) * third,
      x2 - dx,
      y2 - slope(time) * third,
      x2,
      y2,
    ];
    return `C${numbers.map(Math.round).join(' ')}`;
  });
  return `M0 ${SCENT_FRAME.height}${pieces.join('')}H${BEYOND}V${SCENT_FRAME.height}`;
}
