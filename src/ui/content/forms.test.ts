import { describe, expect, it } from 'vitest';
import { anEnquiry } from '../../../test/builders/an-enquiry';
import { ENQUIRY_FIELDS, enquiryProblems } from '../../domain/enquiries/enquiry';
import { problemText } from './forms';

const textsOf = (draft: Parameters<typeof anEnquiry>[0]) =>
  Object.fromEntries(
    Object.entries(enquiryProblems(anEnquiry(draft))).map(([field, problem]) => [
      field,
      problemText(field as (typeof ENQUIRY_FIELDS)[number], problem),
    ]),
  );

describe('the problem text of a field', () => {
  it('asks for a missing value', () => {
    expect(textsOf({ name: '', email: '', message: '' })).toEqual({
      name: 'Enter your name',
      email: 'Enter your e-mail address',
      message: 'Write your message',
    });
  });

  it('names the limit if there is one', () => {
    expect(textsOf({ name: 'A', message: 'Hi' })).toEqual({
      name: 'Your name needs at least 2 characters',
      message: 'Your message needs at least 10 characters',
    });
    const long = { name: 'a'.repeat(121), company: 'a'.repeat(161), message: 'a'.repeat(4001) };
    expect(textsOf(long)).toEqual({
      name: 'Your name can have at most 120 characters',
      company: 'The company’s name can have at most 160 characters',
      message: 'Your message can have at most 4000 characters',
    });
  });

  it('shows the expected form of an e-mail address, whether it is malformed or too long', () => {
    const form = { email: 'Enter an e-mail address in the form name@example.com' };
    expect(textsOf({ email: 'hodan@' })).toEqual(form);
    expect(textsOf({ email: `${'a'.repeat(250)}@example.com` })).toEqual(form);
  });

  it.each(ENQUIRY_FIELDS)('exists for the %s when only the `EnquiryInbox` rejects it', (field) => {
    expect(problemText(field, { code: 'refused' })).toMatch(/^Please c/u);
  });
});
