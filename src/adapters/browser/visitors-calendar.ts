import type { Calendar } from '../../application/calendar';
import type { Day } from '../../domain/seasons/day';

type DocumentLike = Pick<Document, 'addEventListener' | 'removeEventListener'>;

const twoDigits = (value: number) => `${value}`.padStart(2, '0');

/** By the clock and in the time zone of the visitor's own machine. */
function today(): Day {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}` as Day;
}

/** ms until the next midnight, also on a day of 23 or 25 hours. */
const untilMidnight = () => new Date().setHours(24, 0, 0, 0) - Date.now();

/** The day where the visitor is. A machine that slept over midnight is looked at when it wakes. */
export const visitorsCalendar = (document: DocumentLike): Calendar => ({
  today,
  subscribe(listener) {
    let known = today();
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      // A timer may be early by a little: it then only waits again.
      timer = setTimeout(look, untilMidnight());
      const day = today();
      if (day === known) return;
      known = day;
      listener();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  },
});
