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
import { useIsPrerendered } from '../../hooks/use-is-prerendered';
import { isHydrated } from '../../hydration/when-hydrated';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { lazyImport } from '../../site/lazy-import';
import { HydrationMarkerContext } from './unhydrated-marker';

/**
 * Root margin that matches everything in or above the viewport, because a visitor may start in the
 * middle of a page, for example at an anchor.
 */
const IN_OR_ABOVE = '1000000px 0px 0px 0px';

/** Root margin like `IN_OR_ABOVE`, plus half a viewport below; used after the first scroll. */
const NEAR = '1000000px 0px 50% 0px';

/**
 * Calls `notify` when the element is near the viewport. Uses `NEAR`, the larger margin, only after
 * the first scroll, so that an unscrolled page loads nothing below the viewport.
 * @returns a function that stops observing.
 */
function whenNear(element: Element, notify: () => void): () => void {
  const watch = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
  let stop = watch(scrollY > 0 ? NEAR : IN_OR_ABOVE);
  const onScroll = () => {
    stop();
    stop = watch(NEAR);
  };
  addEventListener('scroll', onScroll, { once: true, passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    stop();
  };
}

interface NearObserverProps {
  readonly place: RefObject<Element | null>;
  /**
   * Called when the part is near the viewport, or immediately if it is not prerendered.
   * `isPrerendered`: whether the document already contains the part's markup.
   */
  readonly onNear: (isPrerendered: boolean) => void;
}

/**
 * Calls `onNear` when the part is near the viewport. This component is a sibling of the part,
 * because it renders again after hydration. As a parent it could make React discard the part's
 * prerendered markup.
 */
function NearObserver({ place, onNear }: NearObserverProps) {
  const [isPrerendered] = useState(useIsPrerendered());
  useEffect(() => {
    if (place.current === null) return;
    // A part without prerendered markup loads immediately. Otherwise the page would be too short to
    // restore a scroll position near its end.
    if (!isPrerendered) {
      onNear(false);
      return;
    }
    return whenNear(place.current, () => onNear(true));
  }, [place, isPrerendered, onNear]);
  return null;
}

/**
 * Creates a component for a part far down a page. Its code loads when the part is near the
 * viewport, because the first view does not need it. Until then the prerendered markup is visible
 * and its links work. If the code fails to load, the prerendered markup stays; if there is none,
 * the error boundary above reports the failure.
 * @param skeleton reserves the space while the code loads.
 */
export function lazySection(
  load: () => Promise<ComponentType>,
  skeleton: ElementOnlyNode = null,
): ComponentType {
  let loaded: ComponentType | null = null;
  const loadNow = async () => {
    loaded = await load();
    return loaded;
  };
  const code = lazyImport(loadNow);
  // Only the page that the browser loaded has prerendered markup. After client-side navigation the
  // code loads immediately.
  if (!import.meta.env.SSR && isHydrated()) loadNow().catch(() => {});

  function deferredPart() {
    let startLoading: (isPrerendered: boolean) => void = () => {};
    const started = new Promise<boolean>((resolve) => {
      startLoading = resolve;
    });
    const Part = lazy(async () => {
      const isPrerendered = !import.meta.env.SSR && (await started);
      const part = code();
      return {
        default: await (isPrerendered ? part.catch(() => new Promise<never>(() => {})) : part),
      };
    });
    return { Part, startLoading };
  }

  // Without `memo`, a re-render before the code has loaded would make React discard the prerendered
  // markup.
  return memo(() => {
    const place = useRef<HTMLDivElement>(null);
    // Loaded code renders immediately, so that the page has its full height when a visitor returns
    // to it and the browser restores the scroll position.
    const [{ Part, startLoading }] = useState(() =>
      loaded === null ? deferredPart() : { Part: loaded, startLoading: () => {} },
    );
    return (
      <div ref={place}>
        <NearObserver place={place} onNear={startLoading} />
        <HydrationMarkerContext value={false}>
          <Suspense fallback={skeleton}>
            <Part />
          </Suspense>
        </HydrationMarkerContext>
      </div>
    );
  });
}
