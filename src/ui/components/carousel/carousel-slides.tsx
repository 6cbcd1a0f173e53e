import type { RefObject } from 'react';
import * as carousel from '../../content/carousel';
import { slideStyle, trackStyle, viewportStyle } from './carousel-layout';
import type { CarouselSlide } from './carousel-slide';

interface CarouselSlidesProps {
  readonly id: string;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly track: RefObject<HTMLDivElement | null>;
  readonly slides: readonly CarouselSlide[];
}

/** The viewport and the slides. They are a live region: screen readers announce a new slide. */
export const CarouselSlides = ({ id, viewport, track, slides }: CarouselSlidesProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: before the slider loads, the slides scroll natively, also by keyboard
  <div ref={viewport} tabIndex={0} className="carousel-slides" css={viewportStyle}>
    <div
      ref={track}
      id={id}
      className="keen-slider paper-rows"
      css={trackStyle}
      aria-live="polite"
      aria-atomic="false"
    >
      {slides.map(({ key, content }, index) => (
        <div
          key={key}
          role="group"
          aria-roledescription={carousel.slide}
          aria-label={carousel.placeOf(index + 1, slides.length)}
          className="keen-slider__slide"
          css={slideStyle}
        >
          {content}
        </div>
      ))}
    </div>
  </div>
);
