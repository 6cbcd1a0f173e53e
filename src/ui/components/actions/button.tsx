import type { ComponentProps, MouseEvent } from 'react';
import * as waiting from '../../content/messages/loading';
import { visuallyHidden } from '../../theme/visually-hidden';
import { FillingTear } from '../drawings/filling-tear';
import { Icon, type IconName } from '../drawings/icon';
import { type ButtonVariant, buttonStyles, wideStyle } from './button-style';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly variant?: ButtonVariant;
  /** Whether the action is in progress. The button then ignores clicks but keeps the focus. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly wide?: boolean;
  readonly icon?: IconName;
}

/** A button in the same style as `ButtonLink`. */
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
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The button is `aria-disabled` rather than `disabled`, so that it keeps the focus and screen
    // readers can reach it. Clicks therefore still arrive and must be ignored here.
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
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
