import { css } from '@emotion/react';
import { useRef } from 'react';
import { ROUTES } from '../../app/routes';
import { Icon } from '../../components/icon';
import { blogList } from '../../content/blog-pages';
import { usePostQuery } from '../../hooks/use-post-query';
import { useTypedText } from '../../hooks/use-typed-text';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  borderBlockEnd: `1px solid ${colour.lichen}`,
  color: colour.umber,
  input: {
    ...type.body,
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
    display: 'grid',
    placeItems: 'center',
    width: size.target,
    height: size.target,
    border: 0,
    background: 'none',
    color: colour.ink,
    cursor: 'pointer',
    transition: `color ${motion.colour}`,
    [media.hover]: { '&:hover': { color: colour.umber } },
  },
});

/** The words to look for, in the address at the first pause of typing. */
export function PostSearch() {
  const { query, amend } = usePostQuery();
  const input = useRef<HTMLInputElement>(null);
  // Other words are another list: it starts at its first page.
  const { typed, type, finish } = useTypedText(query.text ?? '', (text) => amend({ text }));
  return (
    <search>
      <form
        action={ROUTES.blog}
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
          aria-label={blogList.searchLabel}
          placeholder={blogList.searchLabel}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onBlur={finish}
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={blogList.clearSearch}
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
