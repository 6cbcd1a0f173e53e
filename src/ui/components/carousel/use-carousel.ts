import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type CarouselMotion,
  type CarouselPosition,
  FIRST_POSITION,
  type StartMotion,
} from './carousel-motion';
import { scrollMotion } from './carousel-scroll';

/**
 * Root margin: the code that moves the slides loads when the carousel is within this distance of
 * the viewport.
 */
const LOAD_MARGIN = '800px 0px';

/** Loads the code that moves the slides. If that fails, returns the code for native scrolling. */
const loadMotion = (): Promise<StartMotion> =>
  import('./carousel-keen').then(
    ({ keenMotion }) => keenMotion,
    () => scrollMotion,
  );

const same = (one: CarouselPosition, other: CarouselPosition): boolean =>
  one.index === other.index && one.atStart === other.atStart && one.atEnd === other.atEnd;

/**
 * Loads the code that moves a carousel's slides. Returns refs for the carousel's elements, its
 * position and functions that move the slides. `names` contains the keys of the slides; when it
 * changes, the carousel reads its slides again.
 */
export function useCarousel(names: string) {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const motion = useRef<Promise<CarouselMotion | null> | null>(null);
  const [position, setPosition] = useState(FIRST_POSITION);

  const wake = useCallback((): Promise<CarouselMotion | null> => {
    motion.current ??= loadMotion().then((start) => {
      // The component may have unmounted in the meantime.
      if (viewport.current === null || track.current === null) return null;
      return start({ viewport: viewport.current, track: track.current }, (next) =>
        setPosition((before) => (same(before, next) ? before : next)),
      );
    });
    return motion.current;
  }, []);

  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: LOAD_MARGIN },
    );
    if (viewport.current !== null) watch.observe(viewport.current);
    return () => {
      watch.disconnect();
      motion.current?.then((started) => started?.stop());
      motion.current = null;
    };
  }, [wake]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the slides changed
  useEffect(() => {
    motion.current?.then((started) => started?.refresh());
  }, [names]);

  const show = useCallback(
    (index: number) => wake().then((started) => started?.show(index)),
    [wake],
  );
  const step = useCallback((by: 1 | -1) => wake().then((started) => started?.step(by)), [wake]);
  return { viewport, track, position, wake, show, step };
}
