// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from './text-field';

afterEach(cleanup);

const field = (description: string) => screen.getByRole('textbox', { name: 'E-mail', description });

describe('a field', () => {
  it('a field is described by its error, its “optional” mark and its help text, in this order', () => {
    render(
      <TextField label="E-mail" error="This is not an address." help="For our reply." optional />,
    );
    const input = field('This is not an address. optional For our reply.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('a field has no description and no error state when it has none of these', () => {
    render(<TextField label="E-mail" />);
    const input = field('');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });
});
