import type { ComponentProps, ReactNode } from 'react';
import { choiceStyle } from './choice-style';

interface RadioFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: ReactNode;
  readonly count?: number | undefined;
  readonly className?: string;
}

/** A radio button. Use several with the same `name` inside a `fieldset`. */
export const RadioField = ({ label, count, className, ...input }: RadioFieldProps) => (
  <label css={choiceStyle} className={className}>
    <input {...input} type="radio" />
    <span>{label}</span>
    {count !== undefined && <span className="choice-count">{count}</span>}
  </label>
);
