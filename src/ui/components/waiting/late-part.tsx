import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';

/** As far below the window as the window is high; above it, anywhere: one may arrive in the middle. */
const NEAR = '1000000px 0px 100% 0px';

function useNear(place: RefObject<Element | null>, come: () => void): void {
  useEffect(() => {
    if (place.current === null) return;
    // Nothing was drawn ahead: without it the page would be too short for who comes back to its end.
    if (place.current.firstElementChild === null) {
      come();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, come]);
}

/**
 * A part far down a page, whose code comes when a visitor is near: the first view does without. What
 * was drawn ahead stands there meanwhile, with links that any browser follows. Code that does not come
 * leaves it so.
 */
export function latePart(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | null = null;

  function waitingPart() {
    let come = () => {};
    const wanted = new Promise<void>((resolve) => {
      come = resolve;
    });
    const Part = lazy(async () => {
      if (!import.meta.env.SSR) await wanted;
      loaded = await load().catch(() => new Promise<never>(() => {}));
      return { default: loaded };
    });
    return { Part, come };
  }

  // Nothing may draw it again before its code is there: React would throw away what stands.
  return memo(() => {
    const place = useRef<HTMLDivElement>(null);
    // Who comes back finds it at once, as high as it was.
    const [{ Part, come }] = useState(() =>
      loaded === null ? waitingPart() : { Part: loaded, come: () => {} },
    );
    useNear(place, come);
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </div>
    );
  });
}
