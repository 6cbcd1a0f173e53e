// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anEnquiry } from '../../../../test/builders/an-enquiry';
import { enquiryProblems } from '../../../domain/enquiries/enquiry';
import { ErrorSummary } from './error-summary';

afterEach(cleanup);

const Form = ({ refusals }: { readonly refusals: number }) => (
  <>
    <ErrorSummary
      kind="contact"
      problems={enquiryProblems(anEnquiry({ name: '', message: 'Hi' }))}
      refusals={refusals}
    />
    <button type="submit">Send</button>
  </>
);

it('the error summary takes the focus after each submit that found problems, and not before', () => {
  const { rerender } = render(<Form refusals={0} />);
  const button = screen.getByRole('button');
  button.focus();
  rerender(<Form refusals={0} />);
  expect(screen.queryByRole('group')).toBeNull();
  for (const refusals of [1, 2]) {
    button.focus();
    rerender(<Form refusals={refusals} />);
    expect(document.activeElement).toBe(screen.getByRole('group'));
  }
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
