import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type CarouselMotion,
  type CarouselPosition,
  FIRST_POSITION,
  type StartMotion,
} from './carousel-motion';
import { scrollMotion } from './carousel-scroll';

/** So far ahead of the visitor the slider's code is fetched. */
const NEAR = '800px 0px';

/** Comes when it is needed; whoever cannot have it gets the plain scrolling. */
const loadMotion = (): Promise<StartMotion> =>
  import('./carousel-keen').then(
    ({ keenMotion }) => keenMotion,
    () => scrollMotion,
  );

const same = (one: CarouselPosition, other: CarouselPosition): boolean =>
  one.index === other.index && one.atStart === other.atStart && one.atEnd === other.atEnd;

/** Brings the slides of a carousel to life once somebody comes near them; `names` tells them apart. */
export function useCarousel(names: string) {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const motion = useRef<Promise<CarouselMotion | null> | null>(null);
  const [position, setPosition] = useState(FIRST_POSITION);

  const wake = useCallback((): Promise<CarouselMotion | null> => {
    motion.current ??= loadMotion().then((start) => {
      if (viewport.current === null || track.current === null) return null; // Gone meanwhile.
      return start({ viewport: viewport.current, track: track.current }, (moved) =>
        setPosition((before) => (same(before, moved) ? before : moved)),
      );
    });
    return motion.current;
  }, []);

  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: NEAR },
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
