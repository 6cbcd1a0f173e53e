import { describe, expect, it } from 'vitest';
import { SHIPPED_QUESTIONS as QUESTIONS_OF_CMS } from '../cms/src/shipped-entries/shipped-questions';
import { SHIPPED_TESTIMONIALS as TESTIMONIALS_OF_CMS } from '../cms/src/shipped-entries/shipped-testimonials';
import { questionEntries, testimonialEntries } from '../config/cms/shipped-entries';
import { SHIPPED_TESTIMONIALS } from '../src/adapters/embedded/embedded-testimonials';
import { SHIPPED_QUESTIONS } from '../src/adapters/embedded/questions/shipped-questions';

describe('the entries that the CMS can create: run `npm run texts`', () => {
  it('the entries that the CMS can create are the questions that ship with the site', () => {
    expect(QUESTIONS_OF_CMS).toEqual(questionEntries(SHIPPED_QUESTIONS));
  });

  it('the entries that the CMS can create are the testimonials that ship with the site', () => {
    expect(TESTIMONIALS_OF_CMS).toEqual(testimonialEntries(SHIPPED_TESTIMONIALS));
  });
});
