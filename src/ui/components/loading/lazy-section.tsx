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

/** Root margin that matches everything in or above the viewport; a visitor may land mid-page. */
const IN_OR_ABOVE = '1000000px 0px 0px 0px';

/** Root margin that adds half a viewport below; used after the first scroll. */
const NEAR = '1000000px 0px 50% 0px';

/**
 * Calls `notify` when the element is near. Uses the larger margin only after the first scroll.
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
   * Called when a visitor is near. `isPrerendered`: whether the markup of the part exists already.
   */
  readonly onNear: (isPrerendered: boolean) => void;
}

/** A sibling of the part, not its parent, because it renders again after hydration. */
function NearObserver({ place, onNear }: NearObserverProps) {
  const [isPrerendered] = useState(useIsPrerendered());
  useEffect(() => {
    if (place.current === null) return;
    // Load at once, or the page would be too short to restore a scroll position near its end.
    if (!isPrerendered) {
      onNear(false);
      return;
    }
    return whenNear(place.current, () => onNear(true));
  }, [place, isPrerendered, onNear]);
  return null;
}

/**
 * A part far down a page, whose code loads when a visitor is near, so that the first view does not
 * need it. Prerendered markup stays visible meanwhile and its links work; it also stays if the code
 * fails to load. Without prerendered markup the error boundary above reports the failure.
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
  // Only the first page of a document has prerendered markup; later pages load the part at once.
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

  // `memo`: a re-render before the code has loaded would make React discard the prerendered markup.
  return memo(() => {
    const place = useRef<HTMLDivElement>(null);
    // Loaded code renders at once, so that a returning visitor finds the same page height.
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
