import type { Volume } from '../../../../domain/catalogue/volume';

/** Heights in CSS pixels. They grow with the volume, but less than proportionally. */
const HEIGHTS: Readonly<Record<Volume, number>> = { 'Ten ml': 26, 'Thirty ml': 34, Bulk: 42 };

/** A decorative drawing of a bottle; the text beside it gives the volume. */
export const Bottle = ({ volume }: { readonly volume: Volume }) => (
  <svg
    viewBox="0 0 26 62"
    height={HEIGHTS[volume]}
    width={(HEIGHTS[volume] * 26) / 62}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
    focusable="false"
  >
    <path
      vectorEffect="non-scaling-stroke"
      d="M8 1h10v15l7 9v32a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V25l7-9zM8 16h10M1 36h24"
    />
  </svg>
);
