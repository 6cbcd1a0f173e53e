import type { Notification } from '../../../domain/shared/notification';
import { messageIdOf } from './toast-body';

/**
 * Returns the ARIA attributes of a toast. Errors and warnings are alerts, which interrupt screen
 * readers. The live region around the toasts announces all other types. A `status` role would make
 * these toasts live regions as well, so that screen readers would read the message twice. The
 * accessible name is for visitors who focus the toast by keyboard to read it again.
 */
export const announced = ({ id, type }: Notification) => ({
  id,
  role: type === 'error' || type === 'warning' ? ('alert' as const) : ('group' as const),
  'aria-labelledby': messageIdOf(id),
});
