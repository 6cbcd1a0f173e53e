import type { Calendar } from '../../application/browser-state/calendar';
import type { Day } from '../../domain/seasons/day';

type DocumentLike = Pick<Document, 'addEventListener' | 'removeEventListener'>;

const twoDigits = (value: number) => `${value}`.padStart(2, '0');

/** Returns today's date by the clock and time zone of the visitor's machine. */
function today(): Day {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}` as Day;
}

/**
 * Returns the ms until the next midnight. Correct also when the clocks change and the day has 23 or
 * 25 hours.
 */
const untilMidnight = () => new Date().setHours(24, 0, 0, 0) - Date.now();

/**
 * Creates a calendar that returns the visitor's date and notifies listeners of each new day. It
 * also checks the date when the page becomes visible, because the machine may have slept over
 * midnight.
 */
export const visitorsCalendar = (document: DocumentLike): Calendar => ({
  today,
  subscribe(listener) {
    let lastDay = today();
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      // A timer may fire slightly before midnight. The day is then unchanged, and only the timer is
      // set again.
      timer = setTimeout(check, untilMidnight());
      const day = today();
      if (day === lastDay) return;
      lastDay = day;
      listener();
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  },
});
