import { type KeyboardEvent, useId } from 'react';
import * as carousel from '../../content/carousel';
import { CarouselArrows } from './carousel-arrows';
import { CarouselDots } from './carousel-dots';
import { controlsFor, type PerView } from './carousel-layout';
import type { CarouselSlide } from './carousel-slide';
import { CarouselSlides } from './carousel-slides';
import { useCarousel } from './use-carousel';

interface CarouselProps {
  /** The accessible name, without the word "carousel". */
  readonly label: string;
  readonly perView: PerView;
  readonly slides: readonly CarouselSlide[];
  readonly arrows?: boolean;
  /** The class that `css={carouselStyle(layout)}` generates. */
  readonly className?: string;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A carousel that follows the WAI-ARIA carousel pattern: the controls come first in the document,
 * and moving the slides never moves the focus. The slides have their final position from the first
 * paint. The code that moves them loads when the carousel is near the viewport. Without JavaScript
 * the slides scroll.
 */
export function Carousel({ label, perView, slides, arrows, className }: CarouselProps) {
  const id = useId();
  const names = slides.map(({ key }) => key).join('|');
  const { viewport, track, position, wake, show, step } = useCarousel(names);
  const shown = controlsFor(perView, slides.length);

  const stepByKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };

  return (
    <section
      aria-roledescription={carousel.kind}
      aria-label={label}
      className={className}
      onPointerEnter={wake}
      onFocus={wake}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the buttons inside */}
      <div css={{ display: 'contents' }} onKeyDown={stepByKey}>
        {arrows && (
          <CarouselArrows shown={shown.controls} controls={id} position={position} onStep={step} />
        )}
        <CarouselDots shown={shown} index={position.index} controls={id} onShow={show} />
      </div>
      <CarouselSlides id={id} viewport={viewport} track={track} slides={slides} />
    </section>
  );
}
