import { useId } from 'react';
import { type FieldProps, fieldAria } from './field-frame';

/**
 * Splits a field's properties into those for `FieldFrame` and those for the control inside it. The
 * label in the frame and the control get the same id.
 */
export function useField<Props extends FieldProps & { readonly id?: string | undefined }>({
  label,
  error,
  help,
  optional,
  valid,
  className,
  ...rest
}: Props) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const frame = { label, error, help, optional, valid, className };
  return {
    frame: { ...frame, id },
    control: { ...rest, id, ...fieldAria(id, frame) },
  };
}
