import type { Notification } from '../../../domain/shared/notification';
import { messageIdOf } from './toast-body';

/**
 * How a toast is announced: what went wrong may interrupt, everything else waits until the screen
 * reader has finished. The name is for who comes here by keyboard, to read it again.
 */
export const announced = ({ id, type }: Notification) => ({
  id,
  role: type === 'error' || type === 'warning' ? ('alert' as const) : ('status' as const),
  'aria-labelledby': messageIdOf(id),
});
