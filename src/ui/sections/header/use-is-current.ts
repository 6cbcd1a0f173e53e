import { useCallback, useContext, useSyncExternalStore } from 'react';
import { momentOf } from '../../../domain/shared/moment';
import { type Announcement, isCurrent } from '../../../domain/site/announcement';
import { RenderResponseContext } from '../../site/render-response';

/**
 * Whether visitors see the announcement now. Changes at its beginning and at its end. The first
 * value in a hydrated page is that of the prerendered HTML.
 *
 * @param id of the element that shows the announcement.
 */
export function useIsCurrent({ from, until }: Announcement, id: string): boolean {
  const { awaitsContent } = useContext(RenderResponseContext);
  const subscribe = useCallback(
    (changed: () => void) => {
      const timers = [from, until].map((date) => {
        const delay = (momentOf(date) ?? 0) - Date.now();
        // A delay of more than 24 days ends at once, which changes nothing.
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
