const HOUR_MS = 3_600_000;

export interface Notice {
  readonly unannounced: number;
  readonly isLast: boolean;
}

/**
 * Limits e-mail notices to `perHour` in any hour, and counts the enquiries that had none. `now()`
 * returns milliseconds. The count is in this process's memory: a restart resets it.
 */
export const noticeLimit = ({ perHour, now }: { perHour: number; now: () => number }) => {
  let sent: number[] = [];
  let unannounced = 0;

  return {
    /**
     * Returns `{ unannounced, isLast }` when a notice may be sent now: how many enquiries since the
     * last notice had none, and whether this notice fills the hour. Otherwise returns null, and the
     * enquiry counts as unannounced.
     */
    take(): Notice | null {
      const hourAgo = now() - HOUR_MS;
      sent = sent.filter((time) => time > hourAgo);
      if (sent.length >= perHour) {
        unannounced += 1;
        return null;
      }
      sent.push(now());
      const notice = { unannounced, isLast: sent.length === perHour };
      unannounced = 0;
      return notice;
    },

    /**
     * Call this when the notice of `take()` could not be sent: the next notice then includes its
     * enquiry.
     */
    putBack(notice: Notice) {
      unannounced += notice.unannounced + 1;
    },
  };
};
