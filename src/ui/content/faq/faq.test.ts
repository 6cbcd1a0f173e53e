import { describe, expect, it } from 'vitest';
import { faq } from './faq';

describe('the questions', () => {
  const questions = faq.groups.flatMap((group) => group.questions);

  it('come in four or five groups, 18 to 24 in all', () => {
    expect([4, 5]).toContain(faq.groups.length);
    expect(questions.length).toBeGreaterThanOrEqual(18);
    expect(questions.length).toBeLessThanOrEqual(24);
  });

  it('have addresses of their own', () => {
    const ids = [...faq.groups, ...questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/u.test(id))).toEqual([]);
  });

  it('are questions, and answered', () => {
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/u);
      expect(answer.join(' ').length).toBeGreaterThan(40);
    }
  });
});
