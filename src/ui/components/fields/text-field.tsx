import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import { inputStyle } from './field-style';
import { useField } from './use-field';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children'>;

/**
 * A single-line text field. The input gets `ref` and every property that is not in `FieldProps`.
 */
export function TextField(props: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...control} css={inputStyle} />
    </FieldFrame>
  );
}
