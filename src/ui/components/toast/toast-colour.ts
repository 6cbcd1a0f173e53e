import type { NotificationType } from '../../../domain/shared/notification';
import { theme } from '../../theme/theme';

const { colour } = theme;

/** Of the drawing and of the line at the foot: each at least 4 to 1 on chalk. */
export const toastColour: Record<NotificationType, string> = {
  default: colour.resin,
  info: colour.forest,
  success: colour.ok,
  warning: colour.umber,
  error: colour.error,
  loading: colour.resin,
};
