import { carouselMeasures, type StartMotion } from './carousel-motion';

/** Moves the slides by native scrolling: the fallback if keen-slider fails to load. */
export const scrollMotion: StartMotion = ({ viewport, track }, onMove) => {
  const step = () => {
    const { perView, gap, width } = carouselMeasures(track);
    return (width + gap) / perView;
  };
  const index = () => Math.round(viewport.scrollLeft / step());
  const show = (to: number) => {
    const count = track.childElementCount;
    viewport.scrollTo({ left: ((to + count) % count) * step() });
  };
  const report = () => onMove({ index: index(), atStart: false, atEnd: false });

  viewport.addEventListener('scroll', report, { passive: true });
  return {
    show,
    step(by) {
      const atEnd = viewport.scrollLeft + viewport.clientWidth >= viewport.scrollWidth - 1;
      show(by === 1 && atEnd ? 0 : index() + by);
    },
    refresh: report,
    stop: () => viewport.removeEventListener('scroll', report),
  };
};
