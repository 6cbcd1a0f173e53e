import { css } from '@emotion/react';
import { useState } from 'react';
import type { PriceScale } from '../../../../domain/catalogue/price-slider';
import { theme } from '../../../theme/theme';
import { visuallyHidden } from '../../../theme/visually-hidden';

const { colour, size, type } = theme;

const style = css({
  // The font has at least 16 px, because phones zoom into fields with smaller text.
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  color: colour.lichen,
  input: {
    width: '8ch',
    fieldSizing: 'content',
    '@supports (field-sizing: content)': { width: 'auto', minWidth: '3ch', maxWidth: '12ch' },
    minHeight: size.target,
    padding: '0 2px',
    border: 0,
    borderRadius: 0,
    background: `linear-gradient(${colour.lichen}, ${colour.lichen}) 0 calc(100% - 9px) / 100% 1px no-repeat`,
    color: colour.ink,
    fontVariantNumeric: 'tabular-nums',
    appearance: 'textfield',
    '&::-webkit-inner-spin-button': { display: 'none' },
  },
});

interface PriceInputProps {
  readonly label: string;
  readonly value: number;
  /** The range of allowed prices. */
  readonly scale: PriceScale;
  readonly onChange: (value: number) => void;
}

/** A number field for one end of the price range. The value applies on blur or Enter. */
export function PriceInput({ label, value, scale, onChange }: PriceInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    setTyped(null);
    const price = Number(typed?.trim() || Number.NaN);
    if (!Number.isFinite(price)) return;
    const within = Math.min(scale.maximum, Math.max(scale.minimum, Math.round(price * 100) / 100));
    if (within !== value) onChange(within);
  };
  return (
    <label css={style}>
      <span css={visuallyHidden}>{label}</span>
      <span aria-hidden="true">$</span>
      <input
        type="number"
        inputMode="decimal"
        min={scale.minimum}
        max={scale.maximum}
        step="any"
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
    </label>
  );
}
