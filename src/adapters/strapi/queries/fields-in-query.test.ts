import { describe, expect, it } from 'vitest';
import { fieldsNamedBy, queryWithoutFields } from './fields-in-query';
import type { ListParameters } from './list-parameters';

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

const FIELDS = [
  'Body',
  'Description',
  'Price',
  'Rating',
  'Title',
  'Volume',
  'blog-body.picture',
  'blog-body.quote',
  'blog-body.text',
  'createdAt',
  'productimage',
];
const named = (query: ListParameters) => fieldsNamedBy(query, FIELDS);

describe('fieldsNamedBy', () => {
  it('fieldsNamedBy finds the names in a query: fields, and parts of a body', () => {
    expect(named(QUERY)).toEqual(
      FIELDS.filter((field) => field !== 'Rating' && field !== 'blog-body.text'),
    );
  });

  it.each([
    [{ populate: '*', pagination: { withCount: true, limit: 4 } }, []],
    [{ sort: 'Price:desc' }, ['Price']],
    [{ filters: { Title: { $in: ['Rating', 'Volume'] } } }, ['Title']],
    [{}, []],
  ] satisfies [ListParameters, string[]][])('fieldsNamedBy finds in %j only %j', (query, names) => {
    expect(named(query)).toEqual(names);
  });
});

describe('queryWithoutFields', () => {
  const without = (...fields: string[]) => queryWithoutFields(QUERY, new Set(fields));

  it('queryWithoutFields removes the given names and keeps everything else', () => {
    for (const field of named(QUERY)) {
      // Removing `Body` also removes its components.
      const gone = field === 'Body' ? ['Body', 'blog-body.picture', 'blog-body.quote'] : [field];
      expect(named(without(field))).toEqual(named(QUERY).filter((name) => !gone.includes(name)));
    }
  });

  it('queryWithoutFields keeps the pagination, the locale and the picture fields', () => {
    expect(without('Volume', 'createdAt')).toMatchObject({
      sort: ['documentId:asc'],
      pagination: QUERY.pagination,
      populate: { productimage: { fields: ['url', 'width'] } },
      locale: 'so',
    });
  });

  it('queryWithoutFields returns the same query when no field is missing', () => {
    expect(named(without())).toEqual(named(QUERY));
  });
});
