/** Why a countdown stands still. It runs again when none of its reasons is left. */
export type PauseReason = 'hover' | 'focus' | 'drag' | 'window' | 'hotkey';

/** A value: each change makes another. Times are milliseconds on any clock that only moves on. */
export interface Countdown {
  /** What it began with. `Infinity` never ends. */
  readonly total: number;
  /** Left at `since`, or in all while it stands still. */
  readonly remaining: number;
  /** When it last began to run; `null` while it stands still. */
  readonly since: number | null;
  readonly pausedBy: readonly PauseReason[];
}

export const remainingAt = ({ remaining, since }: Countdown, now: number): number =>
  since === null ? remaining : Math.max(0, remaining - (now - since));

/** A new countdown; it waits when there already is a reason to. */
export const countdownFrom = (
  total: number,
  now: number,
  pausedBy: readonly PauseReason[] = [],
): Countdown => ({ total, remaining: total, since: pausedBy.length === 0 ? now : null, pausedBy });

const heldBy = (
  pausedBy: readonly PauseReason[],
  countdown: Countdown,
  now: number,
): Countdown => ({
  ...countdownFrom(remainingAt(countdown, now), now, pausedBy),
  total: countdown.total,
});

/** The same countdown when the reason to stand still is already known. */
export const paused = (countdown: Countdown, reason: PauseReason, now: number): Countdown =>
  countdown.pausedBy.includes(reason)
    ? countdown
    : heldBy([...countdown.pausedBy, reason], countdown, now);

/** What was left runs on, not the whole time again, and only when no other reason holds it. */
export const resumed = (countdown: Countdown, reason: PauseReason, now: number): Countdown =>
  countdown.pausedBy.includes(reason)
    ? heldBy(
        countdown.pausedBy.filter((one) => one !== reason),
        countdown,
        now,
      )
    : countdown;
