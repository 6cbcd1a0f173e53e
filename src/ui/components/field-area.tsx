import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FieldProps, fieldAria } from './field-frame';
import { inputStyle } from './field-style';

type FieldAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'children'>;

/** Several lines of text; it grows with what is written where the browser can. */
export function FieldArea({
  label,
  error,
  help,
  optional,
  valid,
  className,
  ...area
}: FieldAreaProps) {
  const ownId = useId();
  const id = area.id ?? ownId;
  const frame = { label, error, help, optional, valid, className };
  return (
    <FieldFrame id={id} {...frame}>
      <textarea
        rows={5}
        {...area}
        id={id}
        css={{
          ...inputStyle,
          minHeight: 144,
          maxHeight: '60vh',
          resize: 'vertical',
          fieldSizing: 'content',
        }}
        {...fieldAria(id, frame)}
      />
    </FieldFrame>
  );
}
