import { describe, expect, it } from 'vitest';
import { postQueryIn, postSearchOf } from './post-query-address';

describe('the post query in an address', () => {
  it.each([
    ['', {}],
    ['?q=tear', { text: 'tear' }],
    ['?q=+tear++&page=3', { text: 'tear', page: 3 }],
    ['?page=1', {}],
    ['?page=0', {}],
    ['?page=-2', {}],
    ['?page=1.5', {}],
    ['?page=2e9', {}],
    ['?page=9999999', {}],
    ['?q=%20', {}],
    ['?topic=+Harvest+', { topic: 'Harvest' }],
    ['?topic=&q=tear', { text: 'tear' }],
    ['?scenario=many&page=2', { page: 2 }],
  ])('the post query in an address reads %s', (search, query) => {
    expect(postQueryIn(search)).toEqual(query);
  });

  it('the post query in an address truncates a search text that is too long', () => {
    expect(postQueryIn(`?q=${'a'.repeat(5_000)}`).text).toHaveLength(100);
  });
});

describe('the address of a post query', () => {
  it('the address of a post query is empty for the unfiltered list of posts', () => {
    expect(postSearchOf({})).toBe('');
    expect(postSearchOf({ text: '', page: 1 })).toBe('');
  });

  it('the address of a post query reads back as the same query, also with characters that need escaping', () => {
    const query = { text: 'one & two #3 %', topic: 'Still & fire', page: 4 };
    expect(postQueryIn(postSearchOf(query))).toEqual(query);
  });

  it('the address of a post query preserves other parameters', () => {
    expect(postSearchOf({ page: 2 }, '?scenario=many&page=9&q=old&topic=old')).toBe(
      '?page=2&scenario=many',
    );
  });
});
