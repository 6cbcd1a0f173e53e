// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SearchField } from './search-field';

afterEach(cleanup);

it('the search field moves the focus to the field when its text is cleared, because the button disappears', () => {
  const searches: string[] = [];
  render(
    <SearchField
      text="resin"
      onText={(text) => searches.push(text)}
      action="/product"
      words={{ searchLabel: 'Search', clearSearch: 'Clear' }}
    />,
  );
  const button = screen.getByRole('button', { name: 'Clear' });
  button.focus();
  fireEvent.click(button);
  expect(searches).toEqual(['']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
