import { type ReactNode, useEffect, useRef } from 'react';
import { lists } from '../../content/lists';
import * as colour from '../../theme/colour';
import { fieldRangeStyle } from './range-field-style';

export interface Range {
  readonly from: number;
  readonly to: number;
}

interface RangeFieldProps {
  /** The label of the group: `Price`. */
  readonly label: ReactNode;
  readonly minimum: number;
  readonly maximum: number;
  readonly step?: number;
  readonly value: Range;
  /**
   * Called when a drag or a change by keyboard is over: on blur, or on the next `pointerdown` on a
   * thumb. Not called on focus, because during hydration React replays focus events late, in the
   * middle of a drag.
   */
  readonly onInteractionEnd?: () => void;
  /** Called on every move of a thumb. */
  readonly onChange: (value: Range) => void;
  /** Called when the visitor releases a thumb: for work that only the final value needs. */
  readonly onCommit?: (value: Range) => void;
  /** Formats a value for display and screen readers: `$24.00`. */
  readonly format: (value: number) => string;
  readonly className?: string;
}

/** A range slider with two thumbs on one line. Neither thumb can pass the other. */
export function RangeField({
  label,
  minimum,
  maximum,
  step = 1,
  value,
  onInteractionEnd,
  onChange,
  onCommit,
  format,
  className,
}: RangeFieldProps) {
  const { from, to } = value;
  const group = useRef<HTMLFieldSetElement>(null);
  const committed = useRef<() => void>(undefined);
  committed.current = () => onCommit?.(value);

  useEffect(() => {
    // React's `onChange` is the native `input` event. The native `change` event, which fires when
    // the visitor releases a thumb, needs its own listener.
    const element = group.current;
    const listen = () => committed.current?.();
    element?.addEventListener('change', listen);
    return () => element?.removeEventListener('change', listen);
  }, []);

  const span = Math.max(maximum - minimum, step);
  const percent = (position: number) => `${((position - minimum) / span) * 100}%`;
  const ends = {
    min: minimum,
    max: maximum,
    step,
    onBlur: onInteractionEnd,
    onPointerDown: onInteractionEnd,
  };
  return (
    <fieldset ref={group} css={fieldRangeStyle} className={className}>
      <legend>{label}</legend>
      <div className="range-track">
        <svg aria-hidden="true" width="100%" height="2" focusable="false">
          <line x2="100%" y1="1" y2="1" stroke={colour.bark} strokeWidth="2" />
          <line
            x1={percent(from)}
            x2={percent(to)}
            y1="1"
            y2="1"
            stroke={colour.resin}
            strokeWidth="2"
          />
        </svg>
        <input
          type="range"
          aria-label={lists.lowest}
          aria-valuetext={format(from)}
          {...ends}
          value={from}
          // When both thumbs are at the upper end, the thumb of the lower value must be on top, or
          // no pointer can reach it.
          data-above={from > minimum + span / 2 || undefined}
          onChange={({ target }) => onChange({ from: Math.min(target.valueAsNumber, to), to })}
        />
        <input
          type="range"
          aria-label={lists.highest}
          aria-valuetext={format(to)}
          {...ends}
          value={to}
          onChange={({ target }) => onChange({ from, to: Math.max(target.valueAsNumber, from) })}
        />
      </div>
      <div className="range-ends" aria-hidden="true">
        <span>{format(from)}</span>
        <span>{format(to)}</span>
      </div>
    </fieldset>
  );
}
