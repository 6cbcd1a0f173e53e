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

/** In the window or above it: one may arrive in the middle. */
const REACHED = '1000000px 0px 0px 0px';

/** Half as far below the window as the window is high, too: for who is on the way. */
const NEAR = '1000000px 0px 50% 0px';

/** Near is who reads on: a page that nobody has moved yet shows what it shows. @returns stops it. */
function whenNear(place: Element, tell: () => void): () => void {
  const watch = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin },
    );
    observer.observe(place);
    return () => observer.disconnect();
  };
  let stop = watch(scrollY > 0 ? NEAR : REACHED);
  const onMove = () => {
    stop();
    stop = watch(NEAR);
  };
  addEventListener('scroll', onMove, { once: true, passive: true });
  return () => {
    removeEventListener('scroll', onMove);
    stop();
  };
}

interface NearProps {
  readonly place: RefObject<Element | null>;
  /** Told when a visitor is near, and whether the part stands there already. */
  readonly onNear: (isDrawn: boolean) => void;
}

/** Beside the part, not around it: it is drawn once more when the page is at work. */
function Near({ place, onNear }: NearProps) {
  const [isDrawn] = useState(useIsPrerendered());
  useEffect(() => {
    if (place.current === null) return;
    // Without it the page would be too short for who comes back to its end.
    if (!isDrawn) {
      onNear(false);
      return;
    }
    return whenNear(place.current, () => onNear(true));
  }, [place, isDrawn, onNear]);
  return null;
}

/**
 * A part far down a page, whose code comes when a visitor is near: the first view does without. What
 * was drawn ahead stands there meanwhile, with links that any browser follows; code that does not come
 * leaves it so. Where nothing was, the boundary around it says that it did not come.
 * @param skeleton keeps its room there meanwhile.
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
  // Only of a document's first page it stands already; with any other it comes.
  if (!import.meta.env.SSR && isHydrated()) loadNow().catch(() => {});

  function waitingPart() {
    let come: (isDrawn: boolean) => void = () => {};
    const wanted = new Promise<boolean>((resolve) => {
      come = resolve;
    });
    const Part = lazy(async () => {
      const isDrawn = !import.meta.env.SSR && (await wanted);
      const part = code();
      return { default: await (isDrawn ? part.catch(() => new Promise<never>(() => {})) : part) };
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
    return (
      <div ref={place}>
        <Near place={place} onNear={come} />
        <HydrationMarkerContext value={false}>
          <Suspense fallback={skeleton}>
            <Part />
          </Suspense>
        </HydrationMarkerContext>
      </div>
    );
  });
}
