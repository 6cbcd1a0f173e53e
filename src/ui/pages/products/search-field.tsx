import { css } from '@emotion/react';
import { useRef } from 'react';
import { changedQuery } from '../../../domain/applied-filters';
import { ROUTES } from '../../app/routes';
import { Icon } from '../../components/icon';
import { productList } from '../../content/product-pages';
import { useProductQuery } from '../../hooks/use-product-query';
import { useTypedText } from '../../hooks/use-typed-text';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: 80,
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
  [media.rail]: { minHeight: 70 },
});

export function SearchField() {
  const { query, amend } = useProductQuery();
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, finish } = useTypedText(query.text ?? '', (text) =>
    amend((current) => changedQuery(current, { text: text === '' ? undefined : text })),
  );
  return (
    <search css={{ flex: 1, minWidth: 0 }}>
      <form
        action={ROUTES.products}
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
          aria-label={productList.searchLabel}
          placeholder={productList.searchLabel}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onBlur={finish}
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={productList.clearSearch}
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
