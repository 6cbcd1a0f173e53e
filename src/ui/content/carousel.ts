/**
 * The accessible names of a carousel and its controls.
 * One export per text, so that minified code contains no object keys.
 */

export const kind = 'carousel';
export const slide = 'slide';
export const placeOf = (place: number, count: number): string => `${place} of ${count}`;
export const previous = 'Previous slide';
export const next = 'Next slide';
export const choose = 'Choose a slide';
export const show = (place: number, count: number): string => `Show slide ${place} of ${count}`;
