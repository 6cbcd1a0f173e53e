/**
 * What a screen reader says of a carousel and of what moves it.
 * An export a word: a first visit carries no names.
 */

export const kind = 'carousel';
export const slide = 'slide';
export const placeOf = (place: number, count: number): string => `${place} of ${count}`;
export const previous = 'Previous slide';
export const next = 'Next slide';
export const choose = 'Choose a slide';
export const show = (place: number, count: number): string => `Show slide ${place} of ${count}`;
