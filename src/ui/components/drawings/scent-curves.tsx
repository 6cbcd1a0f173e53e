import { MOMENT_TIMES, type Scent } from '../../../domain/catalogue/scent';
import * as colour from '../../theme/colour';
import { commonScale, SCENT_FRAME, scentPath, scentY } from './scent-path';

const { width, height } = SCENT_FRAME;

/** Colours of the curves, in the order of the compared oils. */
export const SCENT_TONES = [colour.resin, colour.forest, colour.clay] as const;

/** Length of the tick marks at `MOMENT_TIMES` on the axis, in units of the view box. */
const TICK = 14;

interface ScentCurvesProps {
  /**
   * The scents to show. An oil without scent data has the entry `null`, so that the curves of the
   * other oils keep their colours.
   */
  readonly scents: readonly (Scent | null)[];
  /**
   * The scent strength at full height. Pass the same value to several `ScentCurves` to make them
   * comparable.
   */
  readonly scale?: number;
  /** Index of the first curve's colour in `SCENT_TONES`. */
  readonly tone?: number;
  /** Whether to draw a line from the first curve down to the axis at each of `MOMENT_TIMES`. */
  readonly threads?: boolean;
  readonly className?: string;
}

/**
 * Shows how strong scents are over an hour, as curves on one axis. Decorative, because the text
 * beside the curves gives the same information.
 */
export function ScentCurves({
  scents,
  scale = commonScale(scents.filter((scent) => scent !== null)),
  tone = 0,
  threads = false,
  className,
}: ScentCurvesProps) {
  const [first] = scents;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      fill="none"
      className={className}
    >
      {scents.map((scent, index) => {
        if (scent === null) return null;
        const path = scentPath(scent, scale);
        const stroke = SCENT_TONES[(tone + index) % SCENT_TONES.length];
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a curve is identified by its index
            key={index}
            d={path}
            fill={stroke}
            fillOpacity=".2"
            stroke={stroke}
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
      {!threads &&
        MOMENT_TIMES.map((time) => (
          <path
            key={time}
            d={`M${time * width} ${height}v-${TICK}`}
            stroke={colour.lichen}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      {threads &&
        first &&
        MOMENT_TIMES.map((time) => (
          <path
            key={time}
            d={`M${time * width} ${Math.round(scentY(first, time, scale))}V${height}`}
            stroke={colour.resin}
            strokeOpacity=".7"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      <path
        d={`M0 ${height}H${width}`}
        stroke={colour.lichen}
        strokeOpacity=".6"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
