import { type ComponentType, useEffect, useState } from 'react';
import type { Notification } from '../../../domain/shared/notification';
import type { ToastStackProps } from './toast-stack';

/** Time, in ms, that a notification waits for the toast stack before `PlainToasts` shows it. */
const FALLBACK_AFTER_MS = 1000;

const loadToastStack = async () => (await import('./toast-stack')).ToastStack;

/**
 * Loads the code of the toast stack when the first notification arrives. Loaded earlier, it would
 * enlarge the code of a first visit by a third. If loading fails, the next notification tries
 * again.
 *
 * @returns `Stack`: the component, or `null` until it has loaded. `late`: whether `PlainToasts`
 * shows the notifications until the stack has loaded.
 */
export function useLazyToastStack(notifications: readonly Notification[]) {
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  const [late, setLate] = useState(false);
  const newest = notifications.at(-1)?.id;

  useEffect(() => {
    if (newest === undefined || Stack !== null) return;
    let isMounted = true;
    const timeout = setTimeout(() => setLate(true), FALLBACK_AFTER_MS);
    loadToastStack().then(
      (loaded) => isMounted && setStack(() => loaded),
      (cause: unknown) => {
        setLate(true);
        console.warn('The toasts did not load; their messages show plainly instead.', cause);
      },
    );
    return () => {
      isMounted = false;
      clearTimeout(timeout);
    };
  }, [newest, Stack]);

  return { Stack, late };
}
