import type { Notification } from '../../../domain/shared/notification';
import { messageIdOf } from './toast-body';

/**
 * How a toast is announced: an error may interrupt. Everything else is read by the live region around it
 * as soon as the screen reader has finished; a `status` of its own would be a second live region, and the
 * message read twice. The name is for visitors who come here by keyboard, to read it again.
 */
export const announced = ({ id, type }: Notification) => ({
  id,
  role: type === 'error' || type === 'warning' ? ('alert' as const) : ('group' as const),
  'aria-labelledby': messageIdOf(id),
});
