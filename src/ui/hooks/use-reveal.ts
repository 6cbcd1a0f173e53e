import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../theme/reduced-motion';

/** So much of the window's height must have been scrolled past the element's top. */
const SEEN_FROM = '0px 0px -18% 0px';

/**
 * Marks an element that is still below the window with `data-reveal="waiting"`, until it comes
 * into view. Where motion is unwanted, or no script has come, it is never marked: it just stands there.
 */
export function useReveal<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null || prefersReducedMotion()) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    element.dataset['reveal'] = 'waiting';
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        element.dataset['reveal'] = 'done';
        observer.disconnect();
      },
      { rootMargin: SEEN_FROM },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset['reveal'];
    };
  }, []);
  return ref;
}
