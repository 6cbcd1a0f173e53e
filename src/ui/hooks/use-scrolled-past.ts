import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has left the window at its top. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // One call may contain several entries, the newest last.
        const latest = entries.at(-1);
        if (latest) setPast(!latest.isIntersecting);
      },
      // The root margin makes everything below the window count as visible. Without it, a jump from
      // above the element to below it would not be reported.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return past;
}
