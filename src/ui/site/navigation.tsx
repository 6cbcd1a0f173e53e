import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { placeOf } from './addresses/list-pages';
import type { ElementOnlyNode } from './element-only-node';
import { keepScrollPositions } from './scrolling/scroll-positions';

interface Navigation {
  /** A page's heading has been drawn: it takes the focus if a navigation led here. */
  headingDrawn(heading: HTMLElement): void;
}

const NavigationContext = createContext<Navigation>({ headingDrawn() {} });

export const useNavigation = (): Navigation => useContext(NavigationContext);

interface Arrival {
  readonly pathname: string;
  readonly focusBefore: Element | null;
}

const focused = (): Element | null =>
  typeof document === 'undefined' ? null : document.activeElement;

/**
 * What a browser does at each navigation and a single-page site must do itself: the focus goes
 * to the new page's heading, the page starts at its top, and Back returns to where one was.
 */
export function NavigationProvider({ children }: { readonly children: ElementOnlyNode }) {
  const pathname = placeOf(useLocation()[0]);
  const [arrival, setArrival] = useState<Arrival>({ pathname, focusBefore: null });
  const announced = useRef(pathname);
  const shown = useRef(pathname);
  const positions = useRef<ReturnType<typeof keepScrollPositions> | null>(null);

  // While drawing the new page's frame, before any heading in it: what has the focus is what led here.
  if (arrival.pathname !== pathname) setArrival({ pathname, focusBefore: focused() });

  useLayoutEffect(() => {
    const kept = keepScrollPositions();
    positions.current = kept;
    return kept.stop;
  }, []);

  const navigation = useMemo<Navigation>(
    () => ({
      headingDrawn(heading) {
        if (announced.current === arrival.pathname) return;
        announced.current = arrival.pathname;
        // Somebody who has moved on meanwhile, into the menu say, is left where they are.
        const now = focused();
        const still = now === null || now === document.body || now === arrival.focusBefore;
        if (still) heading.focus({ preventScroll: true });
      },
    }),
    [arrival],
  );

  useLayoutEffect(() => {
    if (shown.current !== pathname) positions.current?.arrived();
    shown.current = pathname;
  }, [pathname]);

  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
