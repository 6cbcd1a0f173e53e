import { expect, it } from 'vitest';
import type { Question } from '../../../domain/questions/question';
import { getQuestions } from './get-questions';

const aQuestion = (id: string, position: number): Question => ({
  id,
  position,
  group: 'harvest',
  question: 'Who does the work?',
  answer: ['Families.'],
});

it('getQuestions returns the questions in their groups and in order', async () => {
  const groups = await getQuestions({ all: async () => [aQuestion('b', 2), aQuestion('a', 1)] })();
  expect(groups.map(({ id, questions }) => [id, questions.map((one) => one.id)])).toEqual([
    ['harvest', ['a', 'b']],
  ]);
});

it('getQuestions rejects with the error of the port', async () => {
  const failure = new Error('The CMS does not respond');
  const failing = { all: () => Promise.reject(failure) };
  await expect(getQuestions(failing)()).rejects.toBe(failure);
});
