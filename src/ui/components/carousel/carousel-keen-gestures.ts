import type { CarouselElements } from './carousel-motion';

/** Mends what the library does with events that it was not written for. Returns how to stop. */
export function mendGestures({ viewport, track }: CarouselElements): () => void {
  const ending = new AbortController();
  const { signal } = ending;

  // A browser scrolls to what takes the focus, and would leave the track half-way.
  viewport.addEventListener('scroll', () => viewport.scrollTo({ left: 0 }), { signal });

  const early = { capture: true, signal };
  // The other mouse buttons open menus: the end of such a "drag" would never be heard.
  viewport.addEventListener(
    'mousedown',
    (event) => {
      if (event.button !== 0) event.stopPropagation();
    },
    early,
  );
  // After a drag the library swallows clicks until the next press, those of Enter too. Such a
  // click has no count of presses; to the library an empty drag goes before it.
  viewport.addEventListener(
    'click',
    (event) => {
      if (event.detail !== 0) return;
      track.dispatchEvent(new CustomEvent('ksDragStart'));
      track.dispatchEvent(new CustomEvent('ksDragEnd'));
    },
    early,
  );
  return () => ending.abort();
}
