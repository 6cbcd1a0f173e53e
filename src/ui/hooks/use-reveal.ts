import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../theme/reduced-motion';

/**
 * Root margin. An element counts as in view when its top is at least 18 % of the window's height
 * above the bottom edge of the window.
 */
const ROOT_MARGIN = '0px 0px -18% 0px';

/**
 * Marks an element that is below the window with `data-reveal="waiting"`, and with `done` once it
 * has come into view. With reduced motion or without JavaScript the element is never marked and
 * stays visible.
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
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset['reveal'];
    };
  }, []);
  return ref;
}
