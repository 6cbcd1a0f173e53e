import { type ComponentProps, type ReactNode, useId } from 'react';
import { choiceStyle } from './choice-style';
import { errorId } from './field-frame';
import { fieldFrameStyle } from './field-style';
import { Icon } from './icon';

interface FieldCheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: ReactNode;
  /** How many there are of it, at the far end. */
  readonly count?: number | undefined;
  readonly error?: string | undefined;
  readonly className?: string;
}

/** On or off; the words are part of the target. */
export function FieldCheckbox({ label, count, error, className, ...input }: FieldCheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div css={error === undefined ? undefined : fieldFrameStyle} className={className}>
      <label css={choiceStyle}>
        <input
          {...input}
          type="checkbox"
          id={id}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId(id) })}
        />
        <Icon name="check" size={16} />
        <span>{label}</span>
        {count !== undefined && <span className="choice-count">{count}</span>}
      </label>
      {error !== undefined && (
        <p id={errorId(id)} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
