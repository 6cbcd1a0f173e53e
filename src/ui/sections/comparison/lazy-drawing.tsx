interface LazyDrawingProps {
  /** URL of its SVG, in the colours for paper. */
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
}

/** A large decorative drawing below the fold: an image that the browser loads lazily. */
export const LazyDrawing = ({ drawing, width, height }: LazyDrawingProps) => (
  <img loading="lazy" decoding="async" src={drawing} alt="" width={width} height={height} />
);
