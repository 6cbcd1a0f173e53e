/** The position of the slides, or their target during an animation. */
export interface CarouselPosition {
  /** Index of the first visible slide, from 0. */
  readonly index: number;
  /** Whether the first or the last position is reached; always `false` in a loop. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

export const FIRST_POSITION: CarouselPosition = { index: 0, atStart: false, atEnd: false };

/** Moves the slides. */
export interface CarouselMotion {
  show(index: number): void;
  step(by: 1 | -1): void;
  /** Call it after the slides or their number have changed. */
  refresh(): void;
  stop(): void;
}

/** `track` contains only the slides; `viewport` clips them. */
export interface CarouselElements {
  readonly viewport: HTMLElement;
  readonly track: HTMLElement;
}

export type StartMotion = (
  elements: CarouselElements,
  onMove: (position: CarouselPosition) => void,
) => CarouselMotion;

/** Reads the measures of the layout, which only CSS defines (`carousel-layout.ts`). */
export function carouselMeasures(track: HTMLElement) {
  const style = getComputedStyle(track);
  return {
    count: track.childElementCount,
    perView: Number(style.getPropertyValue('--per-view')),
    gap: Number.parseFloat(style.getPropertyValue('--gap')),
    width: track.getBoundingClientRect().width,
  };
}
