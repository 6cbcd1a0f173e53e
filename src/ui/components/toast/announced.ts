import type { Notification } from '../../../domain/shared/notification';
import { messageIdOf } from './toast-body';

/**
 * Returns the ARIA attributes of a toast. Errors and warnings are alerts, which may interrupt. The
 * live region around the toasts announces all others; with a `status` role, a second live region
 * inside the first, the message would be read twice. The accessible name is for visitors who focus
 * the toast by keyboard to read it again.
 */
export const announced = ({ id, type }: Notification) => ({
  id,
  role: type === 'error' || type === 'warning' ? ('alert' as const) : ('group' as const),
  'aria-labelledby': messageIdOf(id),
});
