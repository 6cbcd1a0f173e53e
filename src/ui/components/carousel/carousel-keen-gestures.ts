import type { CarouselElements } from './carousel-motion';

/** Works around gesture bugs of keen-slider. Returns a function that removes the listeners. */
export function mendGestures({ viewport, track }: CarouselElements): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  // Scrolls back when the browser has scrolled to a focused element, which misaligns the track.
  viewport.addEventListener('scroll', () => viewport.scrollTo({ left: 0 }), { signal });

  const capturing = { capture: true, signal };
  // Only the primary mouse button may start a drag. Another button may open a menu, and the library
  // would then never receive the end of the drag.
  viewport.addEventListener(
    'mousedown',
    (event) => {
      if (event.button !== 0) event.stopPropagation();
    },
    capturing,
  );
  // After a drag the library suppresses all clicks until the next `pointerdown`, even those of the
  // Enter key. A click by keyboard has `detail` 0. Simulating an empty drag before such a click
  // ends the suppression.
  viewport.addEventListener(
    'click',
    (event) => {
      if (event.detail !== 0) return;
      track.dispatchEvent(new CustomEvent('ksDragStart'));
      track.dispatchEvent(new CustomEvent('ksDragEnd'));
    },
    capturing,
  );
  return () => controller.abort();
}
