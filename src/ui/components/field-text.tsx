import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FieldProps, fieldAria } from './field-frame';
import { inputStyle } from './field-style';

type FieldTextProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children'>;

/** One line of text. `ref` and every other property go to the input. */
export function FieldText({
  label,
  error,
  help,
  optional,
  valid,
  className,
  ...input
}: FieldTextProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const frame = { label, error, help, optional, valid, className };
  return (
    <FieldFrame id={id} {...frame}>
      <input type="text" {...input} id={id} css={inputStyle} {...fieldAria(id, frame)} />
    </FieldFrame>
  );
}
