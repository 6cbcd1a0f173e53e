import { createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Elements } from './elements';
import { keepScrollPositions } from './scroll-positions';

interface Navigation {
  /** A page's heading has been drawn: it takes the focus if a navigation led here. */
  headingDrawn(heading: HTMLElement): void;
}

const NavigationContext = createContext<Navigation>({ headingDrawn() {} });

export const useNavigation = (): Navigation => useContext(NavigationContext);

/**
 * What a browser does at each navigation and a single-page site must do itself: the focus goes
 * to the new page's heading, the page starts at its top, and Back returns to where one was.
 */
export function NavigationProvider({ children }: { readonly children: Elements }) {
  const [pathname] = useLocation();
  const shown = useRef(pathname);
  const focusBefore = useRef<Element | null>(null);
  const awaited = useRef(false);
  const arrivedAt = useRef(pathname);
  const positions = useRef<ReturnType<typeof keepScrollPositions> | null>(null);

  useLayoutEffect(() => {
    const kept = keepScrollPositions();
    positions.current = kept;
    return kept.stop;
  }, []);

  const navigation = useMemo<Navigation>(
    () => ({
      headingDrawn(heading) {
        if (!awaited.current) return;
        awaited.current = false;
        const { activeElement } = document;
        // Somebody who has moved on meanwhile, into the menu say, is left where they are.
        const still = activeElement === document.body || activeElement === focusBefore.current;
        if (still || activeElement === null) heading.focus({ preventScroll: true });
      },
    }),
    [],
  );

  // Set while rendering the new page's frame, before any heading in it is drawn.
  if (shown.current !== pathname) {
    shown.current = pathname;
    awaited.current = true;
    focusBefore.current = typeof document === 'undefined' ? null : document.activeElement;
  }

  useLayoutEffect(() => {
    if (arrivedAt.current !== pathname) positions.current?.arrived();
    arrivedAt.current = pathname;
  }, [pathname]);

  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
