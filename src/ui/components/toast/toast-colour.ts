import { css, type SerializedStyles } from '@emotion/react';
import type { NotificationType } from '../../../domain/shared/notification';
import { theme } from '../../theme/theme';

const { colour } = theme;

/**
 * Colours of the icon and of the line at the bottom of a toast. Each has a contrast of at least 4:1
 * against the chalk background.
 */
export const toastColours: Readonly<Record<NotificationType, SerializedStyles>> = {
  default: css({ color: colour.resin }),
  info: css({ color: colour.forest }),
  success: css({ color: colour.ok }),
  warning: css({ color: colour.umber }),
  error: css({ color: colour.error }),
  loading: css({ color: colour.resin }),
};
