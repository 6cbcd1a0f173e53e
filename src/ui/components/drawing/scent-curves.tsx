import { MOMENT_TIMES, type Scent } from '../../../domain/catalogue/scent';
import * as colour from '../../theme/colour';
import { commonScale, SCENT_FRAME, scentPath, scentY } from './scent-path';

const { width, height } = SCENT_FRAME;

/** In the order of what is compared. */
export const SCENT_TONES = [colour.resin, colour.forest, colour.clay] as const;

/** Marks of the moments on the axis, in the frame's units. */
const TICK = 14;

interface ScentCurvesProps {
  /** `null` for what has no curve, so that each of the others keeps its tone. */
  readonly scents: readonly (Scent | null)[];
  /** Of what they are drawn beside; their own unless another is given. */
  readonly scale?: number;
  /** The tone of the first. */
  readonly tone?: number;
  /** Threads from the first curve down to each of the three moments. */
  readonly threads?: boolean;
  readonly className?: string;
}

/** How scents go on over an hour, on one axis. Decoration: words beside it say the same. */
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
      {scents.map((scent, place) => {
        if (scent === null) return null;
        const path = scentPath(scent, scale);
        const stroke = SCENT_TONES[(tone + place) % SCENT_TONES.length];
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a curve is its place
            key={place}
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
