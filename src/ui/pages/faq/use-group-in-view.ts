import { useEffect, useState } from 'react';

/**
 * Root margin that matches everything above a line at a quarter of the window's height. A link to a
 * group scrolls the group to above this line. The margin extends far above the window, because a
 * jump past a group would otherwise cause no event for it.
 */
const REACHED = '1000000px 0px -75% 0px';

/**
 * Returns the id of the last group whose top is above the line that `REACHED` defines, a quarter of
 * the window’s height from the top. If there is none, returns the first id. `ids` are in page
 * order.
 */
export function useGroupInView(ids: readonly string[]): string | undefined {
  const [reached, setReached] = useState<Readonly<Record<string, boolean>>>({});
  const key = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const changes = entries.map(({ target, isIntersecting }) => [target.id, isIntersecting]);
        setReached((before) => ({ ...before, ...Object.fromEntries(changes) }));
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
