import { css } from '@emotion/react';
import { batchFinder } from '../../content/batch-finder';
import { ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';
import { inputStyle } from '../fields/field-style';

const { colour, size, space, type } = theme;

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s12,
  label: { ...type.small, display: 'grid', flex: '1 1 14rem', gap: space.s8, fontWeight: 500 },
  input: { ...inputStyle, paddingInlineEnd: 16 },
  button: {
    ...type.body,
    minHeight: size.control,
    paddingInline: space.s28,
    border: 0,
    background: colour.ink,
    color: colour.paper,
    cursor: 'pointer',
  },
});

interface BatchFinderFormProps {
  /** Initial value of the field: the number of the previous search. */
  readonly typed?: string;
  readonly className?: string;
}

/**
 * The form that finds a batch by the number on the label. It submits to the page of all batches, so
 * that it works without JavaScript.
 */
export const BatchFinderForm = ({ typed, className }: BatchFinderFormProps) => (
  <form action={ROUTES.batches} method="get" css={style} className={className}>
    <label>
      <span>{batchFinder.label}</span>
      <input
        name="number"
        required
        maxLength={40}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={batchFinder.example}
      />
    </label>
    <button type="submit">{batchFinder.button}</button>
  </form>
);
