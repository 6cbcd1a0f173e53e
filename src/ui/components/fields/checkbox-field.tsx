import { type ComponentProps, type ReactNode, useId } from 'react';
import { choiceStyle } from './choice-style';
import { errorId } from './field-frame';
import { fieldFrameStyle } from './field-style';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: ReactNode;
  /** The number of matching items, shown at the end of the line. */
  readonly count?: number | undefined;
  readonly error?: string | undefined;
  readonly className?: string;
}

/** A checkbox with its label and, if there are any, a count of matches and an error message. */
export function CheckboxField({ label, count, error, className, ...input }: CheckboxFieldProps) {
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
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="m4.8 10.4 3.6 3.7 6.8-8" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
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
