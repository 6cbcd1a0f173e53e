/** Where the slides are, or are on their way to. */
export interface CarouselPosition {
  /** Of the first slide in view, from 0. */
  readonly index: number;
  /** Whether there is nothing before and after: never so in a loop. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

export const FIRST_POSITION: CarouselPosition = { index: 0, atStart: false, atEnd: false };

/** What moves the slides. */
export interface CarouselMotion {
  show(index: number): void;
  step(by: 1 | -1): void;
  /** There are other slides, or another number of them. */
  refresh(): void;
  stop(): void;
}

/** `track` holds the slides and nothing else; `viewport` is the window that they move behind. */
export interface CarouselElements {
  readonly viewport: HTMLElement;
  readonly track: HTMLElement;
}

export type StartMotion = (
  elements: CarouselElements,
  moved: (position: CarouselPosition) => void,
) => CarouselMotion;

/** The layout is CSS alone (`carousel-layout.ts`): what moves the slides asks it. */
export function carouselMeasures(track: HTMLElement) {
  const style = getComputedStyle(track);
  return {
    count: track.childElementCount,
    perView: Number(style.getPropertyValue('--per-view')),
    gap: Number.parseFloat(style.getPropertyValue('--gap')),
    width: track.getBoundingClientRect().width,
  };
}
