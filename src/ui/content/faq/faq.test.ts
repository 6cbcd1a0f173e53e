import { describe, expect, it } from 'vitest';
import { faq } from './faq';

describe('the questions of the FAQ', () => {
  const questions = faq.groups.flatMap((group) => group.questions);

  it('are 18 to 24 in four or five groups', () => {
    expect([4, 5]).toContain(faq.groups.length);
    expect(questions.length).toBeGreaterThanOrEqual(18);
    expect(questions.length).toBeLessThanOrEqual(24);
  });

  it('have unique ids', () => {
    const ids = [...faq.groups, ...questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/u.test(id))).toEqual([]);
  });

  it('end with a question mark and have an answer', () => {
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/u);
      expect(answer.join(' ').length).toBeGreaterThan(40);
    }
  });
});
