import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has left the window at its top. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return past;
}
