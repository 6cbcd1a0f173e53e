import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * Returns the index of the picture that a key selects among `count` pictures; `null` for other
 * keys.
 */
export function pictureAfterKey(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(count - 1, current + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, current - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Controls pictures side by side on a track, which scrolls from one picture to the next by touch or
 * by `show`. The children of the track are the pictures. An arrow key selects a picture and moves
 * the focus to it.
 */
export function useProductGallery(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  // Index of the picture to which `show` scrolls; `null` once the scroll has ended. Pictures that
  // the track passes on the way are not selected.
  const scrollTarget = useRef<number | null>(null);
  const focusIn = useRef<Element | null>(null);

  const show = (place: number) => {
    setCurrent(place);
    scrollTarget.current = place;
    const left = place * (track.current?.clientWidth ?? 0);
    track.current?.scrollTo({ left });
  };

  useEffect(() => {
    // Moves the focus in an effect, because a picture is inert until it has rendered as the current
    // one, and cannot take the focus before.
    focusIn.current?.children[current]
      ?.querySelector<HTMLElement>('a')
      ?.focus({ preventScroll: true });
    focusIn.current = null;
  }, [current]);

  return {
    /** Moves the focus to the current picture. */
    focusPicture() {
      const picture = track.current?.children[current];
      picture?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    },
    track,
    current,
    show,
    scrolled() {
      if (track.current === null) return;
      const { scrollLeft, clientWidth } = track.current;
      const place = Math.round(scrollLeft / Math.max(1, clientWidth));
      if (scrollTarget.current === null) setCurrent(Math.min(count - 1, Math.max(0, place)));
      else if (place === scrollTarget.current) scrollTarget.current = null;
    },
    /**
     * Must be called when the visitor touches the track. A touch interrupts the scroll that `show`
     * started, so from then on scrolling selects the pictures that it reaches.
     */
    touched() {
      scrollTarget.current = null;
    },
    /**
     * Key handler for the list of thumbnails and for the track: arrow keys move among the children.
     */
    keyed(event: KeyboardEvent) {
      const place = pictureAfterKey(event.key, current, count);
      if (place === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      focusIn.current = event.currentTarget;
      show(place);
    },
  };
}
