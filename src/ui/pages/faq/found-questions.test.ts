import { describe, expect, it } from 'vitest';
import type { QuestionGroup } from '../../../domain/questions/question';
import { countQuestions, foundQuestions } from './found-questions';

const GROUPS: readonly QuestionGroup[] = [
  {
    id: 'oils-and-resin',
    questions: [
      { id: 'a', question: 'What is Maydi?', answer: ['A resin.', 'Its tree is the yagcar.'] },
      { id: 'b', question: 'How is it kept?', answer: ['Cool and dark, à l’abri.'] },
    ],
  },
  {
    id: 'orders-and-wholesale',
    questions: [{ id: 'c', question: 'In bulk?', answer: ['Yes.'] }],
  },
];

const idsFound = (typed: string) =>
  foundQuestions(GROUPS, typed).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('foundQuestions', () => {
  it.each([
    ['', ['a', 'b', 'c']],
    ['   ', ['a', 'b', 'c']],
    ['maydi', ['a']],
    ['YAGCAR', ['a']],
    ['a resin tree', ['a']],
    ['a l’abri', ['b']],
    ['resin bulk', []],
    ['.*', []],
  ])('foundQuestions finds for %j the questions %j', (typed, ids) => {
    expect(idsFound(typed)).toEqual(ids);
  });

  it('foundQuestions leaves out groups without a matching question', () => {
    expect(foundQuestions(GROUPS, 'bulk').map(({ id }) => id)).toEqual(['orders-and-wholesale']);
  });

  it('foundQuestions counts the questions of all groups', () => {
    expect(countQuestions(GROUPS)).toBe(3);
    expect(countQuestions([])).toBe(0);
  });
});
