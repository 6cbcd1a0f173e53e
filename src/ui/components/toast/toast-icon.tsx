import type { NotificationType } from '../../../domain/shared/notification';
import { FillingTear } from '../drawings/filling-tear';
import { Icon } from '../drawings/icon';
import { Tear } from '../drawings/tear';
import { toastColours } from './toast-colour';

const SIZE = 24;

const Warning = () => (
  <svg
    viewBox="0 0 24 24"
    width={SIZE}
    height={SIZE}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M12 3.5 21.5 20h-19zM12 9.5V14M12 17v.2" />
  </svg>
);

const DRAWINGS = {
  default: <Tear size={SIZE} />,
  // The alert icon is an exclamation mark, which looks like an "i" when it is upside down.
  info: <Icon name="alert" size={SIZE} css={{ rotate: '180deg' }} />,
  success: <Icon name="check" size={SIZE} />,
  warning: <Warning />,
  error: <Icon name="alert" size={SIZE} />,
  loading: <FillingTear />,
} satisfies Record<NotificationType, unknown>;

/** The icon of a toast. Types differ in shape as well as in colour. */
export const ToastIcon = ({ type }: { readonly type: NotificationType }) => (
  <div
    css={[
      { display: 'grid', placeItems: 'center', flex: 'none', width: SIZE, height: SIZE },
      toastColours[type],
    ]}
  >
    {DRAWINGS[type]}
  </div>
);
