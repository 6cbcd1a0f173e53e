import type { ReactNode } from 'react';
import {
  type CarouselLayout,
  carouselStyle,
  dotsRowStyle,
  slideStyle,
  trackStyle,
  viewportStyle,
} from './carousel-layout';

interface CarouselSkeletonProps {
  readonly layout: CarouselLayout;
  /** A slide to come. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A carousel to come: its slides in the same places, and room for its dots. */
export const CarouselSkeleton = ({ layout, children, className }: CarouselSkeletonProps) => (
  <div css={carouselStyle(layout)} className={className}>
    <div className="carousel-slides" css={[viewportStyle, { overflowX: 'hidden' }]}>
      <div css={trackStyle}>
        {Array.from({ length: mostInView(layout) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides are all alike
          <div key={index} css={slideStyle}>
            {children}
          </div>
        ))}
      </div>
    </div>
    <div className="carousel-dots" css={dotsRowStyle} />
  </div>
);

const mostInView = ({ perView, perViewFrom }: CarouselLayout): number =>
  Math.ceil(Math.max(perView, ...Object.values(perViewFrom)));
