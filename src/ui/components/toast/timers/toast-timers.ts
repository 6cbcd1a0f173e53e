import { type Countdown, countdownFrom, type PauseReason, paused, resumed } from './countdown';

interface Running {
  readonly countdown: Countdown;
  readonly onEnd: () => void;
  readonly timeout: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The countdowns of the toasts on the page, by toast id. They live outside React: a pause takes
 * effect in the event that asks for it, not when React next draws.
 */
export function toastTimers() {
  let running: ReadonlyMap<string, Running> = new Map();
  /** Reasons that hold every toast, those still to come included. */
  let everywhere: readonly PauseReason[] = [];
  const listeners = new Set<() => void>();

  // Neither a change of the system's date nor of the time zone may close a toast.
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
    /** Begins, or begins anew with another time; what held the toast still holds it. */
    start(id: string, total: number, onEnd: () => void) {
      const reasons = running.get(id)?.countdown.pausedBy ?? everywhere;
      set(id, countdownFrom(total, now(), reasons), onEnd);
    },
    stop: (id: string) => set(id, null),
    pause: (id: string, reason: PauseReason) => change(id, paused, reason),
    resume: (id: string, reason: PauseReason) => change(id, resumed, reason),
    pauseAll(reason: PauseReason) {
      if (!everywhere.includes(reason)) everywhere = [...everywhere, reason];
      for (const id of running.keys()) change(id, paused, reason);
    },
    resumeAll(reason: PauseReason) {
      everywhere = everywhere.filter((one) => one !== reason);
      for (const id of running.keys()) change(id, resumed, reason);
    },
    /** The same object until it changes. */
    countdownOf: (id: string): Countdown | undefined => running.get(id)?.countdown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ToastTimers = ReturnType<typeof toastTimers>;
