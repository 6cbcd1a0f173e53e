import type { ReactNode } from 'react';
import * as fields from '../../content/fields';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { Icon } from '../drawing/icon';
import { fieldFrameStyle } from './field-style';

/** What every field has beside its control. */
export interface FieldProps {
  readonly label: ReactNode;
  /** What is wrong, as a sentence; its presence marks the field. */
  readonly error?: string | undefined;
  /** A word of help below the label's field. */
  readonly help?: string | undefined;
  /** Marked as `optional`; required fields carry no mark. */
  readonly optional?: boolean | undefined;
  /** Checked and right: a check shows. */
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

/** What ties a control to the sentences below it. */
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

/** A label above, the control, and below it what is wrong or what helps. */
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
