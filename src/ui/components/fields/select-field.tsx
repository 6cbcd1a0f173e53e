import type { ComponentProps } from 'react';
import { theme } from '../../theme/theme';
import { Icon } from '../drawings/icon';
import { FieldFrame, type FieldProps } from './field-frame';
import { inputStyle } from './field-style';
import { useField } from './use-field';

const { colour } = theme;

type SelectFieldProps = Omit<FieldProps, 'valid'> &
  Omit<ComponentProps<'select'>, keyof FieldProps>;

/** A select with a label, styled like the text fields. Its children are the options. */
export function SelectField(props: SelectFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <select {...control} css={inputStyle} />
      {frame.error === undefined && (
        <Icon name="down" className="field-mark" css={{ color: colour.umber }} />
      )}
    </FieldFrame>
  );
}
