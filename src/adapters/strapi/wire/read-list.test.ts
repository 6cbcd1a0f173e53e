import { describe, expect, it } from 'vitest';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import { readPage, readTotal } from './read-list';

const toText = (item: unknown): string => {
  if (typeof item !== 'string') throw new TypeError('no text');
  return item;
};
const pageOf = (data: unknown, pagination?: unknown) =>
  readPage({ data, meta: { pagination } }, toText, 'word', aProblemLog());

describe('readPage', () => {
  it('readPage takes the pagination of the CMS', () => {
    const pagination = { page: 2, pageSize: 2, pageCount: 3, total: 5 };
    expect(pageOf(['c', 'd'], pagination)).toEqual({ items: ['c', 'd'], ...pagination });
  });

  it('readPage uses the page size of the response, which the CMS may have capped', () => {
    const capped = { page: 2, pageSize: 3, pageCount: 2, total: 5 };
    expect(pageOf(['d', 'e'], capped)).toMatchObject({ pageSize: 3, pageCount: 2 });
  });

  it('readPage has an empty page past the end, with the totals', () => {
    const beyond = { page: 99, pageSize: 2, pageCount: 3, total: 5 };
    expect(pageOf([], beyond)).toEqual({ items: [], ...beyond });
  });

  it('readPage has no pages for an empty list', () => {
    const nothing = { page: 1, pageSize: 25, pageCount: 0, total: 0 };
    expect(pageOf([], nothing)).toMatchObject({ pageCount: 0, total: 0 });
  });

  it.each([
    ['by offset', { start: 1, limit: 2, total: 5 }, { page: 1, total: 5 }],
    [
      'by page, uncounted',
      { page: 2, pageSize: 2 },
      { page: 2, pageSize: 2, pageCount: 2, total: 4 },
    ],
    ['by offset, uncounted', { start: 0, limit: 2 }, { page: 1, pageCount: 1, total: 2 }],
    ['by nothing', { page: 0, pageSize: 0 }, { page: 1, pageSize: 2, pageCount: 1, total: 2 }],
    ['not at all', undefined, { page: 1, pageCount: 1, total: 2 }],
    [
      'with nulls',
      { page: null, pageSize: null, total: null },
      { page: 1, pageCount: 1, total: 2 },
    ],
  ])('readPage reads a response with pagination %s', (_, pagination, expected) => {
    expect(pageOf(['b', 'c'], pagination)).toMatchObject({ items: ['b', 'c'], ...expected });
  });

  it.each([{ data: [] }, { data: [], meta: null }, { data: [], meta: {} }])(
    'readPage accepts a missing meta: %j',
    (answer) => {
      expect(readPage(answer, toText, 'word', aProblemLog())).toMatchObject({
        items: [],
        total: 0,
      });
    },
  );

  it('readPage leaves broken items out and reports each with the item itself', () => {
    const reports: unknown[] = [];
    const log = {
      report: (problem: string, details: unknown) => void reports.push(problem, details),
    };
    expect(readPage({ data: ['a', null, 'b'] }, toText, 'word', log).items).toEqual(['a', 'b']);
    expect(reports).toEqual([
      'A word could not be read and was left out',
      { item: null, problem: expect.any(TypeError) },
    ]);
  });

  it.each([
    ['null', null],
    ['data that is null', { data: null }],
    ['data that is an object', { data: {} }],
    ['no data', { meta: {} }],
    ['a list without its envelope', []],
    ['a page number that is a text', { data: [], meta: { pagination: { page: 'one' } } }],
  ])('readPage cannot read %s', (_, answer) => {
    expect(() => readPage(answer, toText, 'word', aProblemLog())).toThrow(
      expect.objectContaining({ kind: 'malformed', cause: expect.any(Error) }),
    );
  });
});

describe('readTotal', () => {
  it('readTotal is the total of the whole list', () => {
    expect(
      readTotal({ data: ['a'], meta: { pagination: { page: 1, pageSize: 1, total: 7 } } }),
    ).toBe(7);
    expect(readTotal({ data: [], meta: { pagination: { page: 1, pageSize: 1, total: 0 } } })).toBe(
      0,
    );
  });

  it.each([{ data: [] }, { data: [], meta: { pagination: { page: 1, pageSize: 1 } } }])(
    'readTotal is malformed without a total: %j',
    (answer) => {
      expect(() => readTotal(answer)).toThrow(expect.objectContaining({ kind: 'malformed' }));
    },
  );
});
