import { describe, expect, it } from 'vitest';
import { anEnquiry } from '../../../test/builders/an-enquiry';
import { ENQUIRY_FIELDS, enquiryProblems } from '../../domain/enquiries/enquiry';
import { formTexts, problemText } from './forms';

const textsOf = (draft: Parameters<typeof anEnquiry>[0]) =>
  Object.fromEntries(
    Object.entries(enquiryProblems(anEnquiry(draft))).map(([field, problem]) => [
      field,
      problemText(field as (typeof ENQUIRY_FIELDS)[number], problem),
    ]),
  );

// The problem texts of every required field (EMPTY), and of every field with a minimum (SHORT) or
// maximum length (LONG).
const EMPTY = textsOf({ name: '', email: '', message: '' });
const SHORT = textsOf({ name: 'A', message: 'Hi' });
const LONG = textsOf({
  name: 'a'.repeat(121),
  company: 'a'.repeat(161),
  message: 'a'.repeat(4001),
});

describe('the problem text of a field', () => {
  it('the problem text of a field differs from field to field and from problem to problem', () => {
    const texts = [EMPTY, SHORT, LONG].flatMap((problems) => Object.values(problems));
    expect(texts).toHaveLength(8);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).not.toContain(formTexts.problems);
  });

  it('the problem text of a field names the limit if there is one', () => {
    expect(SHORT).toEqual({
      name: expect.stringMatching(/\b2\b/u),
      message: expect.stringMatching(/\b10\b/u),
    });
    expect(LONG).toEqual({
      name: expect.stringMatching(/\b120\b/u),
      company: expect.stringMatching(/\b160\b/u),
      message: expect.stringMatching(/\b4000\b/u),
    });
  });

  it('the problem text of a field shows the expected form of an e-mail address, whether it is malformed or too long', () => {
    const malformed = textsOf({ email: 'hodan@' });
    expect(malformed).toEqual({ email: expect.stringContaining('name@example.com') });
    expect(textsOf({ email: `${'a'.repeat(250)}@example.com` })).toEqual(malformed);
  });

  it.each(ENQUIRY_FIELDS)(
    'the problem text of a field exists for the %s when only the `EnquiryInbox` rejects it',
    (field) => {
      const text = problemText(field, { code: 'refused' });
      expect(text).toMatch(/\S/u);
      expect(text).not.toBe(formTexts.problems);
    },
  );
});
