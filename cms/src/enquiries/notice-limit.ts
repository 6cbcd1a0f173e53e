const HOUR_MS = 3_600_000;

export interface Notice {
  /** Number of enquiries that got no notice since the last notice was sent. */
  readonly unannounced: number;
  /** Whether this notice is the last one that the limit allows for now. */
  readonly isLast: boolean;
}

/**
 * Limits e-mail notices to `perHour` in any 60 minutes, and counts the enquiries without a notice.
 * `now()` returns milliseconds. The counts are kept in memory, so a restart resets them.
 */
export const noticeLimit = ({ perHour, now }: { perHour: number; now: () => number }) => {
  let sent: number[] = [];
  let unannounced = 0;

  return {
    /**
     * Returns a notice when one may be sent now. Otherwise returns null and counts the enquiry as
     * unannounced.
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
     * Must be called when sending `notice` failed. The next notice then counts the enquiry of the
     * failed notice as unannounced.
     */
    putBack(notice: Notice) {
      unannounced += notice.unannounced + 1;
    },
  };
};
