interface LazyDrawingProps {
  /** Address of its SVG, in the colours for paper. */
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
}

/** A large drawing below the fold: an image, which a browser fetches when it comes near. Decoration. */
export const LazyDrawing = ({ drawing, width, height }: LazyDrawingProps) => (
  <img loading="lazy" decoding="async" src={drawing} alt="" width={width} height={height} />
);
