/** A reason to pause a countdown. The countdown resumes when no reason is left. */
export type PauseReason = 'hover' | 'focus' | 'drag' | 'window' | 'hotkey';

/**
 * The countdown of a toast. It is immutable: each change returns a new object. Times are
 * milliseconds of a monotonic clock.
 */
export interface Countdown {
  /** The full duration. A countdown of `Infinity` never ends. */
  readonly total: number;
  /** The time that remained at `since`, or that remains while the countdown is paused. */
  readonly remaining: number;
  /** When the countdown last started to run; `null` while it is paused. */
  readonly since: number | null;
  readonly pausedBy: readonly PauseReason[];
}

export const remainingAt = ({ remaining, since }: Countdown, now: number): number =>
  since === null ? remaining : Math.max(0, remaining - (now - since));

/** Creates a countdown. It starts paused if `pausedBy` contains a reason. */
export const countdownFrom = (
  total: number,
  now: number,
  pausedBy: readonly PauseReason[] = [],
): Countdown => ({ total, remaining: total, since: pausedBy.length === 0 ? now : null, pausedBy });

const withReasons = (
  pausedBy: readonly PauseReason[],
  countdown: Countdown,
  now: number,
): Countdown => ({
  ...countdownFrom(remainingAt(countdown, now), now, pausedBy),
  total: countdown.total,
});

/** Pauses a countdown. Returns the same object if the reason already applies. */
export const paused = (countdown: Countdown, reason: PauseReason, now: number): Countdown =>
  countdown.pausedBy.includes(reason)
    ? countdown
    : withReasons([...countdown.pausedBy, reason], countdown, now);

/** Removes a reason. The countdown resumes with its remaining time if no other reason is left. */
export const resumed = (countdown: Countdown, reason: PauseReason, now: number): Countdown =>
  countdown.pausedBy.includes(reason)
    ? withReasons(
        countdown.pausedBy.filter((one) => one !== reason),
        countdown,
        now,
      )
    : countdown;
