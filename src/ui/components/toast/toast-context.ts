import { createContext, useContext } from 'react';
import type { NotificationFeed } from '../../../application/browser-state/notification-feed';
import type { ToastTimers } from './timers/toast-timers';

interface ToastContextValue {
  readonly feed: NotificationFeed;
  readonly timers: ToastTimers;
}

/** Passes data to the toast cards by context, because notistack renders them without our props. */
export const ToastContext = createContext<ToastContextValue | null>(null);

export function useToastContext(): ToastContextValue {
  const value = useContext(ToastContext);
  if (value === null) throw new Error('A toast stands in a ToastStack');
  return value;
}
