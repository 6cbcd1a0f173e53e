import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUESTION_GROUPS, type Question } from './question';
import { questionsInGroups } from './questions-in-groups';

const aQuestion = (id: string, fields: Partial<Question> = {}): Question => ({
  id,
  group: 'harvest',
  position: null,
  question: `What is ${id}?`,
  answer: ['A resin.'],
  ...fields,
});

const idsIn = (all: readonly Question[]) =>
  questionsInGroups(all).map(({ id, questions }) => [id, questions.map((one) => one.id)]);

describe('questions in groups', () => {
  it('questions in groups are in the order of the groups, and an empty group is left out', () => {
    const all = [
      aQuestion('a', { group: 'keeping-an-oil' }),
      aQuestion('b', { group: 'oils-and-resin' }),
      aQuestion('c', { group: 'harvest' }),
    ];
    expect(idsIn(all)).toEqual([
      ['oils-and-resin', ['b']],
      ['harvest', ['c']],
      ['keeping-an-oil', ['a']],
    ]);
    expect(questionsInGroups([])).toEqual([]);
  });

  it('questions in groups are sorted by position, then by id, and those without a position come last', () => {
    const all = [
      aQuestion('z'),
      aQuestion('c', { position: 2 }),
      aQuestion('y'),
      aQuestion('b', { position: -1 }),
      aQuestion('a', { position: 2 }),
    ];
    expect(idsIn(all)).toEqual([['harvest', ['b', 'a', 'c', 'y', 'z']]]);
  });

  it('questions in groups have no fields for their group and position', () => {
    expect(questionsInGroups([aQuestion('a', { position: 1 })])).toEqual([
      {
        id: 'harvest',
        questions: [{ id: 'a', question: 'What is a?', answer: ['A resin.'] }],
      },
    ]);
  });

  it('questions in groups are complete and in the same order, whatever order they are given in', () => {
    const question = fc.record({
      group: fc.constantFrom(...QUESTION_GROUPS),
      position: fc.option(fc.integer({ min: -3, max: 3 })),
    });
    fc.assert(
      fc.property(fc.array(question, { maxLength: 20 }), (given) => {
        const all = given.map((fields, at) => aQuestion(`q${at}`, fields));
        expect(questionsInGroups([...all].reverse())).toEqual(questionsInGroups(all));
        expect(questionsInGroups(all).flatMap(({ questions }) => questions)).toHaveLength(
          all.length,
        );
      }),
    );
  });
});
