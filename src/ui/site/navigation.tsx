import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { placeOf } from './addresses/list-pages';
import type { ElementOnlyNode } from './element-only-node';
import { trackScrollPositions } from './scrolling/scroll-positions';

interface Navigation {
  /**
   * Must be called when a page's heading is rendered. The heading takes the focus if a navigation
   * led to the page.
   */
  headingRendered(heading: HTMLElement): void;
}

const NavigationContext = createContext<Navigation>({ headingRendered() {} });

export const useNavigation = (): Navigation => useContext(NavigationContext);

interface Arrival {
  readonly pathname: string;
  readonly focusBefore: Element | null;
}

const focused = (): Element | null =>
  typeof document === 'undefined' ? null : document.activeElement;

/**
 * Does after each navigation what a browser does only for a new document: moves the focus to the
 * new page's heading, scrolls to the top, and restores the scroll position on Back.
 */
export function NavigationProvider({ children }: { readonly children: ElementOnlyNode }) {
  const pathname = placeOf(useLocation()[0]);
  const [arrival, setArrival] = useState<Arrival>({ pathname, focusBefore: null });
  const announced = useRef(pathname);
  const shown = useRef(pathname);
  const positions = useRef<ReturnType<typeof trackScrollPositions> | null>(null);

  // The new page's layout renders before its heading, so the focus is still on the link that led
  // here.
  if (arrival.pathname !== pathname) setArrival({ pathname, focusBefore: focused() });

  useLayoutEffect(() => {
    const scrollPositions = trackScrollPositions();
    positions.current = scrollPositions;
    return scrollPositions.stop;
  }, []);

  const navigation = useMemo<Navigation>(
    () => ({
      headingRendered(heading) {
        if (announced.current === arrival.pathname) return;
        announced.current = arrival.pathname;
        // Leaves the focus where it is if the visitor has moved it meanwhile, for example into the
        // menu.
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
