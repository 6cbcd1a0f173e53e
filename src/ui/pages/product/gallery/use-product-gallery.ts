import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Where an arrow key leads among `count` pictures; `null` for any other key. */
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
 * Pictures side by side on a track that scrolls from one to the next, by finger or by `show`.
 * The track's children are the pictures; the focus goes along with an arrow key.
 */
export function useProductGallery(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  // On its way to a picture the track passes others, which are not what was chosen.
  const heading = useRef<number | null>(null);
  const focusIn = useRef<Element | null>(null);

  const show = (place: number) => {
    setCurrent(place);
    heading.current = place;
    const left = place * (track.current?.clientWidth ?? 0);
    track.current?.scrollTo({ left });
  };

  useEffect(() => {
    // Only now is the picture or thumbnail no longer inert, or the one to be reached by Tab.
    focusIn.current?.children[current]
      ?.querySelector<HTMLElement>('a')
      ?.focus({ preventScroll: true });
    focusIn.current = null;
  }, [current]);

  return {
    /** Gives the focus to the picture that shows. */
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
      if (heading.current === null) setCurrent(Math.min(count - 1, Math.max(0, place)));
      else if (place === heading.current) heading.current = null;
    },
    /** A finger takes over. */
    touched() {
      heading.current = null;
    },
    /** For the list of thumbnails and for the track: an arrow moves on among its children. */
    keyed(event: KeyboardEvent) {
      const place = pictureAfterKey(event.key, current, count);
      if (place === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      focusIn.current = event.currentTarget;
      show(place);
    },
  };
}
