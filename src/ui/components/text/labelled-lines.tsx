import { css } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, space, type } = theme;

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space.s18}px ${space.s36}px`,
  dt: { ...type.small, color: colour.lichen },
  dd: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

interface LabelledLinesProps {
  /** Texts of one or several lines; those without a value are left out. */
  readonly of: readonly (readonly [label: string, text: string | undefined])[];
  readonly className?: string;
}

/** A list of labelled texts that keep their lines, such as postal addresses. */
export function LabelledLines({ of, className }: LabelledLinesProps) {
  const shown = of.filter(([, text]) => text !== undefined);
  return (
    shown.length > 0 && (
      <dl css={style} className={className}>
        {shown.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
