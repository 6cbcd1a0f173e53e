import * as v from 'valibot';
import { expect, it } from 'vitest';
import { foundProblems } from './found-problems';

const WIRE = v.object({ Price: v.number() });
const failure = () => {
  const { issues } = v.safeParse(WIRE, { Price: 'nine' });
  return { cause: new v.ValiError(issues as NonNullable<typeof issues>) };
};

it('foundProblems collects a problem with the document and its title', () => {
  const log = foundProblems();
  log.report('Price of "Sacra" was left out', { of: 'product', documentId: 'a', title: 'Sacra' });
  expect(log.found()).toEqual([
    { document: 'product/a', title: 'Sacra', problem: 'Price of "Sacra" was left out' },
  ]);
});

it('foundProblems names the field of an item that a schema refused', () => {
  const log = foundProblems();
  const item = { documentId: 'a', Title: 'Sacra' };
  log.report('A product was left out', { of: 'product', item, problem: failure() });
  const [{ title, problem } = { title: '', problem: '' }] = log.found();
  expect(title).toBe('Sacra');
  expect(problem).toMatch(/^A product was left out: Price: /u);
});

it.each([
  [{ documentId: 'a', Title: null }, 'product/a', 'a'],
  [{ id: 12 }, null, 'product 12'],
  ['no object', null, 'product'],
])(
  'foundProblems identifies an item without a title, %j, by its other fields',
  (item, document, title) => {
    const log = foundProblems();
    log.report('A product was left out', { of: 'product', item });
    expect(log.found()).toEqual([{ document, title, problem: 'A product was left out' }]);
  },
);

it('foundProblems collects a problem once, however often it is reported', () => {
  const log = foundProblems();
  for (const id of ['a', 'a', 'b']) log.report('Unread', { of: 'post', documentId: id });
  expect(log.found().map(({ document }) => document)).toEqual(['post/a', 'post/b']);
});
