import { type ReactNode, useId } from 'react';
import { theme } from '../../theme/theme';
import { Icon } from '../drawings/icon';

const { colour, media, motion, size, space, type } = theme;

interface InlineSelectProps<Value extends string> {
  readonly label: ReactNode;
  /** The label of each value. */
  readonly words: Readonly<Record<Value, string>>;
  /** The values, in the order of the options. */
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

const lineStyle = {
  ...type.body,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s12 - 2,
  maxWidth: '100%',
} as const;

/** Makes the select as wide as the chosen word. By default it is as wide as its longest option. */
const wordStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: size.target,
  fontWeight: 500,
  '> span': {
    overflow: 'hidden',
    paddingInlineEnd: 27,
    whiteSpace: 'nowrap',
    visibility: 'hidden',
  },
  svg: { position: 'absolute', insetInlineEnd: 0, pointerEvents: 'none' },
} as const;

const selectStyle = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: '0 26px 0 0',
  textOverflow: 'ellipsis',
  border: 0,
  borderRadius: 0,
  // Draws the underline close to the word, although the touch target is 44 px high.
  background: `linear-gradient(${colour.ink}, ${colour.ink}) 0 calc(100% - 7px) / 100% 1px no-repeat`,
  color: 'inherit',
  fontWeight: 'inherit',
  appearance: 'none',
  cursor: 'pointer',
  transition: `color ${motion.colour}`,
  option: { background: colour.chalk, color: colour.ink },
  [media.hover]: { '&:hover': { color: colour.umber } },
} as const;

/** A select that looks like an underlined word after its label: `Sort Featured`. */
export function InlineSelect<Value extends string>(props: InlineSelectProps<Value>) {
  const { label, words, values, value, onChoose } = props;
  const id = useId();
  return (
    <span css={lineStyle}>
      <label htmlFor={id} css={{ color: colour.lichen }}>
        {label}
      </label>
      <span css={wordStyle}>
        <span aria-hidden="true">{words[value]}</span>
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChoose(target.value as Value)} // Safe: the options are `values`.
          css={selectStyle}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
    </span>
  );
}
