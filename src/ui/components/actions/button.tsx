import type { ComponentProps, MouseEvent } from 'react';
import * as waiting from '../../content/notices/waiting';
import { visuallyHidden } from '../../theme/visually-hidden';
import { FillingTear } from '../drawing/filling-tear';
import { Icon, type IconName } from '../drawing/icon';
import { type ButtonVariant, buttonStyles, wideStyle } from './button-style';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly variant?: ButtonVariant;
  /** Something is under way: it cannot be pressed again, and keeps the focus. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly wide?: boolean;
  readonly icon?: IconName;
}

/** Looks like a `ButtonLink` and does something here. */
export function Button({
  variant = 'primary',
  busy = false,
  disabled = false,
  wide = false,
  icon = 'arrow',
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const blocked = busy || disabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // `aria-disabled` rather than `disabled`: the focus stays, and a screen reader can find it.
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      css={[buttonStyles[variant], wide && wideStyle]}
      className={className}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
    >
      <span className="button-label">
        <span>{children}</span>
        {busy && <span css={visuallyHidden}>{` ${waiting.button}`}</span>}
      </span>
      <span className="button-cell">{busy ? <FillingTear size={22} /> : <Icon name={icon} />}</span>
    </button>
  );
}
