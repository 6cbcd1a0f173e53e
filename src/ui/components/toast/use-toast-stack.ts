import { type ComponentType, useEffect, useState } from 'react';
import type { Notification } from '../../../domain/shared/notification';
import type { ToastStackProps } from './toast-stack';

/** How long a message may wait for its toast before it shows plainly. */
const PATIENCE_MS = 1000;

const loadToastStack = async () => (await import('./toast-stack')).ToastStack;

/**
 * The view of the toasts, a third of the weight of a first visit: it is asked for when there is a
 * first message, and asked for again with the next when it did not come.
 *
 * @returns `late` while there are messages that should not wait for it any longer.
 */
export function useToastStack(notifications: readonly Notification[]) {
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  const [late, setLate] = useState(false);
  const newest = notifications.at(-1)?.id;

  useEffect(() => {
    if (newest === undefined || Stack !== null) return;
    let wanted = true;
    const patience = setTimeout(() => setLate(true), PATIENCE_MS);
    loadToastStack().then(
      (loaded) => wanted && setStack(() => loaded),
      (cause: unknown) => {
        setLate(true);
        console.warn('The toasts did not load; their messages show plainly instead.', cause);
      },
    );
    return () => {
      wanted = false;
      clearTimeout(patience);
    };
  }, [newest, Stack]);

  return { Stack, late };
}
