/** The position of the slides; during an animation, the position at its end. */
export interface CarouselPosition {
  /** Index of the first visible slide, from 0. */
  readonly index: number;
  /**
   * Whether the slides are at the first (`atStart`) or last (`atEnd`) position; `false` in a loop.
   */
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

export const FIRST_POSITION: CarouselPosition = { index: 0, atStart: false, atEnd: false };

/** Moves the slides, either with keen-slider or by native scrolling. */
export interface CarouselMotion {
  show(index: number): void;
  step(by: 1 | -1): void;
  /** Must be called after the slides have changed. */
  refresh(): void;
  stop(): void;
}

/** `track` is the parent of the slides; `viewport` clips them. */
export interface CarouselElements {
  readonly viewport: HTMLElement;
  readonly track: HTMLElement;
}

export type StartMotion = (
  elements: CarouselElements,
  onMove: (position: CarouselPosition) => void,
) => CarouselMotion;

/** Reads the measures of the slides from the computed style, because only CSS defines them. */
export function carouselMeasures(track: HTMLElement) {
  const style = getComputedStyle(track);
  return {
    count: track.childElementCount,
    perView: Number(style.getPropertyValue('--per-view')),
    gap: Number.parseFloat(style.getPropertyValue('--gap')),
    width: track.getBoundingClientRect().width,
  };
}
