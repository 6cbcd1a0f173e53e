import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import { inputStyle } from './field-style';
import { useField } from './use-field';

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'children'>;

/** A multi-line text field. It grows with its content in browsers with `field-sizing`. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={5}
        {...control}
        css={{
          ...inputStyle,
          minHeight: 144,
          maxHeight: '60vh',
          resize: 'vertical',
          fieldSizing: 'content',
        }}
      />
    </FieldFrame>
  );
}
