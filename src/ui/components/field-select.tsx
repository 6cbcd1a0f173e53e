import { type ComponentProps, useId } from 'react';
import { theme } from '../theme/theme';
import { FieldFrame, type FieldProps, fieldAria } from './field-frame';
import { inputStyle } from './field-style';
import { Icon } from './icon';

const { colour } = theme;

type FieldSelectProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>;

/** One of a list, in the look of a field; the options are its children. */
export function FieldSelect({
  label,
  error,
  help,
  optional,
  className,
  children,
  ...select
}: Omit<FieldSelectProps, 'valid'>) {
  const ownId = useId();
  const id = select.id ?? ownId;
  const frame = { label, error, help, optional, className };
  return (
    <FieldFrame id={id} {...frame}>
      <select {...select} id={id} css={inputStyle} {...fieldAria(id, frame)}>
        {children}
      </select>
      {error === undefined && (
        <Icon name="down" className="field-mark" css={{ color: colour.umber }} />
      )}
    </FieldFrame>
  );
}
