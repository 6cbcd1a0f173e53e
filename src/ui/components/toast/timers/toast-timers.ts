import { type Countdown, countdownFrom, type PauseReason, paused, resumed } from './countdown';

interface Running {
  readonly countdown: Countdown;
  readonly onEnd: () => void;
  readonly timeout: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Creates the timers of all toasts. They are outside React state, so that a pause takes effect in
 * the event handler rather than with the next render.
 */
export function toastTimers() {
  let running: ReadonlyMap<string, Running> = new Map();
  /** Reasons that pause every toast, including future ones. */
  let globalReasons: readonly PauseReason[] = [];
  const listeners = new Set<() => void>();

  // Uses a monotonic clock, because a change of the system time must not close a toast.
  const now = () => performance.now();

  function set(id: string, countdown: Countdown | null, onEnd = () => {}) {
    clearTimeout(running.get(id)?.timeout);
    const next = new Map(running);
    if (countdown === null) next.delete(id);
    else {
      const ends = countdown.since !== null && Number.isFinite(countdown.remaining);
      const timeout = ends ? setTimeout(onEnd, countdown.remaining) : undefined;
      next.set(id, { countdown, onEnd, timeout });
    }
    running = next;
    for (const listener of listeners) listener();
  }

  function change(id: string, to: typeof paused, reason: PauseReason) {
    const one = running.get(id);
    if (one === undefined) return;
    const countdown = to(one.countdown, reason, now());
    if (countdown !== one.countdown) set(id, countdown, one.onEnd);
  }

  return {
    /**
     * Starts the countdown of a toast, or restarts it with another duration. A restarted countdown
     * stays paused if it was paused.
     */
    start(id: string, total: number, onEnd: () => void) {
      const reasons = running.get(id)?.countdown.pausedBy ?? globalReasons;
      set(id, countdownFrom(total, now(), reasons), onEnd);
    },
    stop: (id: string) => set(id, null),
    pause: (id: string, reason: PauseReason) => change(id, paused, reason),
    resume: (id: string, reason: PauseReason) => change(id, resumed, reason),
    pauseAll(reason: PauseReason) {
      if (!globalReasons.includes(reason)) globalReasons = [...globalReasons, reason];
      for (const id of running.keys()) change(id, paused, reason);
    },
    resumeAll(reason: PauseReason) {
      globalReasons = globalReasons.filter((one) => one !== reason);
      for (const id of running.keys()) change(id, resumed, reason);
    },
    /** Returns the countdown of a toast: the same object until the countdown changes. */
    countdownOf: (id: string): Countdown | undefined => running.get(id)?.countdown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ToastTimers = ReturnType<typeof toastTimers>;
