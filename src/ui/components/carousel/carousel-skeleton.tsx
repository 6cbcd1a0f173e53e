import type { ReactNode } from 'react';
import {
  dotsRowStyle,
  mostInView,
  type PerView,
  slideStyle,
  trackStyle,
  viewportStyle,
} from './carousel-layout';

interface CarouselSkeletonProps {
  readonly perView: PerView;
  /** A slide to come. */
  readonly children: ReactNode;
  /** The layout's, as `carouselStyle` writes it. */
  readonly className?: string;
}

/** A carousel to come: its slides in the same places, and room for its dots. */
export const CarouselSkeleton = ({ perView, children, className }: CarouselSkeletonProps) => (
  <div className={className}>
    <div className="carousel-slides" css={[viewportStyle, { overflowX: 'hidden' }]}>
      <div css={trackStyle}>
        {Array.from({ length: mostInView(perView) }, (_, index) => (
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
