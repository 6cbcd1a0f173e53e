const HOUR_MS = 3_600_000;

export interface Notice {
  readonly untold: number;
  readonly isLast: boolean;
}

/**
 * Bounds the notices by e-mail to `perHour` in any hour, and counts those that nobody was told of.
 * `now()` answers milliseconds. Kept in this process's memory: a restart forgets it.
 */
export const noticeLimit = ({ perHour, now }: { perHour: number; now: () => number }) => {
  let sent: number[] = [];
  let untold = 0;

  return {
    /**
     * May a notice go out now? Then `{ untold, isLast }`: how many enquiries since the last one had none, and
     * whether the hour is full with this. Else null, and the enquiry counts as untold.
     */
    take(): Notice | null {
      const hourAgo = now() - HOUR_MS;
      sent = sent.filter((time) => time > hourAgo);
      if (sent.length >= perHour) {
        untold += 1;
        return null;
      }
      sent.push(now());
      const notice = { untold, isLast: sent.length === perHour };
      untold = 0;
      return notice;
    },

    /** The notice of `take()` did not arrive: the next one tells of its enquiry too. */
    putBack(notice: Notice) {
      untold += notice.untold + 1;
    },
  };
};
