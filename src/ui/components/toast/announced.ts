import type { Notification } from '../../../domain/shared/notification';
import { messageIdOf } from './toast-body';

/**
 * The ARIA attributes of a toast. Errors and warnings are alerts, which may interrupt. The live
 * region around the toasts announces all others; a `status` role would nest a second live region
 * and have the message read twice. The name is for visitors who focus the toast by keyboard to read
 * it again.
 */
export const announced = ({ id, type }: Notification) => ({
  id,
  role: type === 'error' || type === 'warning' ? ('alert' as const) : ('group' as const),
  'aria-labelledby': messageIdOf(id),
});
