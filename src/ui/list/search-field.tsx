import { css } from '@emotion/react';
import { useRef } from 'react';
import { Icon } from '../components/drawings/icon';
import { iconButton } from '../theme/icon-button';
import { theme } from '../theme/theme';
import { useTypedText } from './use-typed-text';

const { colour, media, motion, size, space, type: letters } = theme;

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  color: colour.umber,
  input: {
    ...letters.body,
    flex: 1,
    minWidth: 0,
    minHeight: size.control,
    padding: `0 ${space.s8}px`,
    border: 0,
    background: 'none',
    color: colour.ink,
    appearance: 'none',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: colour.lichen, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': { outlineOffset: -space.s4 },
  },
  button: {
    ...iconButton,
    color: colour.ink,
    transition: `color ${motion.colour}`,
    [media.hover]: { '&:hover': { color: colour.umber } },
  },
});

interface SearchFieldProps {
  /** The search text in the address. */
  readonly text: string;
  /** Called after a pause in typing, and at once on Enter, on blur and on clearing. */
  readonly onText: (text: string) => void;
  /** The path of the results page; the form submits to it before JavaScript runs. */
  readonly action: string;
  readonly words: { readonly searchLabel: string; readonly clearSearch: string };
  readonly className?: string;
}

export function SearchField({ text, onText, action, words, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, finish } = useTypedText(text, onText);
  return (
    <search className={className}>
      <form
        action={action}
        css={style}
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={words.searchLabel}
          placeholder={words.searchLabel}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onBlur={finish}
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={words.clearSearch}
            onClick={() => {
              type('');
              finish();
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </form>
    </search>
  );
}
