import { useCallback, useContext, useSyncExternalStore } from 'react';
import { momentOf } from '../../../domain/shared/moment';
import { type Announcement, isCurrent } from '../../../domain/site/announcement';
import { RenderResponseContext } from '../../site/render-response';

/**
 * Returns whether to show the announcement now. The value changes when the announcement begins and
 * ends. On hydration, the first value is that of the prerendered HTML.
 *
 * @param id the id of the element that shows the announcement.
 */
export function useIsCurrent({ from, until }: Announcement, id: string): boolean {
  const { awaitsContent } = useContext(RenderResponseContext);
  const subscribe = useCallback(
    (changed: () => void) => {
      const timers = [from, until].map((date) => {
        const delay = (momentOf(date) ?? 0) - Date.now();
        // `setTimeout` fires a delay of more than 24 days at once. The value is then unchanged.
        return delay > 0 ? setTimeout(changed, delay) : undefined;
      });
      return () => timers.forEach(clearTimeout);
    },
    [from, until],
  );
  const isCurrentNow = () => isCurrent({ from, until }, Date.now());
  return useSyncExternalStore(subscribe, isCurrentNow, () =>
    awaitsContent ? isCurrentNow() : document.getElementById(id) !== null,
  );
}
