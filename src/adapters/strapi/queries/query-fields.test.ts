import { describe, expect, it } from 'vitest';
import type { ListParameters } from './list-parameters';
import { fieldsNamedBy, queryWithoutFields } from './query-fields';

const QUERY: ListParameters = {
  sort: ['createdAt:asc', 'documentId:asc'],
  pagination: { page: 2, withCount: true },
  fields: ['Price'],
  populate: {
    productimage: { fields: ['url', 'width'] },
    Body: { on: { 'blog-body.picture': { populate: '*' }, 'blog-body.quote': true } },
  },
  filters: {
    $and: [
      { $or: [{ Title: { $containsi: 'x' } }, { Description: { $containsi: 'x' } }] },
      { Volume: { $in: ['Bulk'] } },
      { Rating: { $gte: undefined } },
    ],
  },
  locale: 'so',
};

describe('fieldsNamedBy', () => {
  it('knows what a query sends by name: fields and parts of a body, each once', () => {
    expect(fieldsNamedBy(QUERY)).toEqual([
      'createdAt',
      'documentId',
      'Price',
      'productimage',
      'Body',
      'blog-body.picture',
      'blog-body.quote',
      'Title',
      'Description',
      'Volume',
    ]);
  });

  it.each([
    [{ populate: '*', pagination: { withCount: true, limit: 4 } }, []],
    [{ sort: 'Price:desc' }, ['Price']],
    [{}, []],
  ] satisfies [ListParameters, string[]][])('finds in %j just %j', (query, names) => {
    expect(fieldsNamedBy(query)).toEqual(names);
  });
});

describe('queryWithoutFields', () => {
  const without = (...fields: string[]) => queryWithoutFields(QUERY, new Set(fields));

  it('names none of them any more, and everything else', () => {
    for (const field of fieldsNamedBy(QUERY)) {
      // What a body consists of goes with it.
      const gone = field === 'Body' ? ['Body', 'blog-body.picture', 'blog-body.quote'] : [field];
      const left = fieldsNamedBy(QUERY).filter((name) => !gone.includes(name));
      expect(fieldsNamedBy(without(field)).toSorted()).toEqual(left.toSorted());
    }
  });

  it('keeps the page, the language and what a picture needs', () => {
    expect(without('Volume', 'createdAt')).toMatchObject({
      sort: ['documentId:asc'],
      pagination: QUERY.pagination,
      populate: { productimage: { fields: ['url', 'width'] } },
      locale: 'so',
    });
  });

  it('is the query itself where nothing is missing', () => {
    expect(without()).toBe(QUERY);
  });
});
