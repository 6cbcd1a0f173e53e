import { useEffect, useState } from 'react';

/**
 * All that stands above a line at a quarter of the window's height, below where an anchor brings a
 * group to. What has left the window counts as well: a leap over a group crosses no line.
 */
const REACHED = '1000000px 0px -75% 0px';

/** Which of these elements, in the order of the page, is being read; before any of them, the first. */
export function useGroupInView(ids: readonly string[]): string | undefined {
  const [reached, setReached] = useState<Readonly<Record<string, boolean>>>({});
  const key = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const news = entries.map(({ target, isIntersecting }) => [target.id, isIntersecting]);
        setReached((before) => ({ ...before, ...Object.fromEntries(news) }));
      },
      { rootMargin: REACHED },
    );
    for (const id of key.split(' ')) {
      const group = document.getElementById(id);
      if (group !== null) observer.observe(group);
    }
    return () => observer.disconnect();
  }, [key]);
  return ids.findLast((id) => reached[id]) ?? ids[0];
}
