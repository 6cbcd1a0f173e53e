import { useCallback, useContext, useSyncExternalStore } from 'react';
import { momentOf } from '../../../domain/shared/parse-moment';
import { type Announcement, isCurrent } from '../../../domain/site/announcement';
import { RenderResponseContext } from '../../site/render-response';

/** About 23 days. `setTimeout` fires at once if the delay is longer than 2 ** 31 - 1 ms. */
const MAX_DELAY_MS = 2e9;

/**
 * Calls `notify` at once and at each future date, and at least every `MAX_DELAY_MS`. Returns a
 * function that stops the calls.
 */
function atEachDate(dates: readonly (string | null)[], notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    notify();
    const delays = dates.map((date) => (momentOf(date) ?? 0) - Date.now());
    timer = setTimeout(wait, Math.min(MAX_DELAY_MS, ...delays.filter((delay) => delay > 0)));
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * Returns whether to show the announcement now. The value changes when the announcement begins and
 * ends. On hydration, the first value is that of the prerendered HTML.
 *
 * @param id the id of the element that shows the announcement.
 */
export function useIsAnnouncementCurrent({ from, until }: Announcement, id: string): boolean {
  const { awaitsContent } = useContext(RenderResponseContext);
  const subscribe = useCallback(
    (changed: () => void) => atEachDate([from, until], changed),
    [from, until],
  );
  const isCurrentNow = () => isCurrent({ from, until }, Date.now());
  return useSyncExternalStore(subscribe, isCurrentNow, () =>
    awaitsContent ? isCurrentNow() : document.getElementById(id) !== null,
  );
}
