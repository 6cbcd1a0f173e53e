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
  /** The skeleton of one slide. */
  readonly children: ReactNode;
  /** The class that `css={carouselStyle(layout)}` generates. */
  readonly className?: string;
}

/** The skeleton of a carousel: slides in the same positions, and space for the dots. */
export const CarouselSkeleton = ({ perView, children, className }: CarouselSkeletonProps) => (
  <div className={className}>
    <div className="carousel-slides" css={[viewportStyle, { overflowX: 'hidden' }]}>
      <div css={trackStyle}>
        {Array.from({ length: mostInView(perView) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all slides are identical
          <div key={index} css={slideStyle}>
            {children}
          </div>
        ))}
      </div>
    </div>
    <div className="carousel-dots" css={dotsRowStyle} />
  </div>
);
