import type { ReactNode } from 'react';
import * as fields from '../../content/fields';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { Icon } from '../drawings/icon';
import { fieldFrameStyle } from './field-style';

/** The properties that all fields share. */
export interface FieldProps {
  readonly label: ReactNode;
  /** The error message, a full sentence. It also marks the field as invalid. */
  readonly error?: string | undefined;
  /** A help text below the field. */
  readonly help?: string | undefined;
  /** Whether the field is marked as optional. Required fields have no mark. */
  readonly optional?: boolean | undefined;
  /** Whether to show a check mark, because the value is valid. */
  readonly valid?: boolean | undefined;
  readonly className?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly id: string;
  readonly children: ElementOnlyNode;
}

export const errorId = (id: string) => `${id}-error`;
export const helpId = (id: string) => `${id}-help`;
const optionalId = (id: string) => `${id}-optional`;

/** Returns the ARIA attributes that connect a control with its error and its help text. */
export const fieldAria = (id: string, { error, help, optional }: FieldProps) => ({
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby':
    [
      error !== undefined && errorId(id),
      optional && optionalId(id),
      help !== undefined && helpId(id),
    ]
      .filter(Boolean)
      .join(' ') || undefined,
});

/** A control with its label above it, and the help text and the error below it. */
export const FieldFrame = ({
  id,
  label,
  error,
  help,
  optional = false,
  valid = false,
  className,
  children,
}: FieldFrameProps) => (
  <div css={fieldFrameStyle} className={className}>
    <div className="field-head">
      <label htmlFor={id}>{label}</label>
      {optional && (
        <span id={optionalId(id)} className="field-optional">
          {fields.optional}
        </span>
      )}
    </div>
    <div className="field-box">
      {children}
      {error !== undefined && <Icon name="alert" className="field-mark field-wrong" />}
      {error === undefined && valid && <Icon name="check" className="field-mark field-right" />}
    </div>
    {help !== undefined && (
      <p id={helpId(id)} className="field-help">
        {help}
      </p>
    )}
    {error !== undefined && (
      <p id={errorId(id)} className="field-error">
        {error}
      </p>
    )}
  </div>
);
