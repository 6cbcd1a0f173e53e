import { loudnessAt, type Scent } from '../../../domain/catalogue/scent';

/** The frame of the curves: its width is an hour, its bottom is loudness 0. */
export const SCENT_FRAME = { width: 1000, height: 500 } as const;

/** The smallest full scale, a typical peak, so that a quiet scent also looks low by itself. */
const TYPICAL_PEAK = 1.65;
/** Space above the highest curve, in units of the frame. */
const TOP_SPACE = 26;

const STEPS = 9;
/** Denser at the beginning, where the curve changes most. */
const TIMES = Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) ** 1.5);

/** The loudness that fits all of these scents. */
export const commonScale = (scents: readonly Scent[]): number =>
  Math.max(
    TYPICAL_PEAK,
    ...scents.flatMap((scent) => TIMES.map((time) => loudnessAt(scent, time))),
  );

/** Distance of a scent from the top of the frame at a time, in units of the frame. */
export const scentY = (scent: Scent, time: number, scale: number): number =>
  SCENT_FRAME.height - (loudnessAt(scent, time) / scale) * (SCENT_FRAME.height - TOP_SPACE);

/** Outside the frame, so that the closing stroke is invisible. */
const BEYOND = SCENT_FRAME.width + 9;

/**
 * The `d` attribute of a curve over the whole hour. It ends outside the frame and returns to the
 * bottom, so that the fill is closed along the bottom without a stroke there.
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
