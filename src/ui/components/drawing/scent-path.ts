import { loudnessAt, type Scent } from '../../../domain/catalogue/scent';

/** The frame of the drawing: an hour wide, silence at its foot. */
export const SCENT_FRAME = { width: 1000, height: 500 } as const;

/** As loud as most: a quiet scent stays low beside nothing. */
const USUAL_PEAK = 1.65;
const AIR = 26;

const STEPS = 9;
/** Closer together at the beginning, where most happens. */
const TIMES = Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) ** 1.5);

/** The loudness that all of these have room under. */
export const commonScale = (scents: readonly Scent[]): number =>
  Math.max(USUAL_PEAK, ...scents.flatMap((scent) => TIMES.map((time) => loudnessAt(scent, time))));

/** How far below the top of the frame a scent is at a time, in its own units. */
export const scentY = (scent: Scent, time: number, scale: number): number =>
  SCENT_FRAME.height - (loudnessAt(scent, time) / scale) * (SCENT_FRAME.height - AIR);

/** Past the frame, so that no stroke shows along its end. */
const BEYOND = SCENT_FRAME.width + 9;

/**
 * The curve from the first breath to the end of the hour and down behind the frame, for the `d` of a path:
 * filled it is closed along its foot, where it has no stroke.
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
