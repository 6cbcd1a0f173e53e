import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import { inputStyle } from './field-style';
import { useField } from './use-field';

type FieldAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'children'>;

/** Several lines of text; it grows with what is written where the browser can. */
export function FieldArea(props: FieldAreaProps) {
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
