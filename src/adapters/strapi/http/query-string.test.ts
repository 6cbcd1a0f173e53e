import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/builders/any-text';
import { type QueryValue, queryString } from './query-string';

const decoded = (parameters: { readonly [key: string]: QueryValue }) =>
  decodeURIComponent(queryString(parameters));

describe('queryString', () => {
  it('queryString writes every list parameter that the CMS knows', () => {
    expect(
      decoded({
        sort: ['Price:desc', 'documentId:asc'],
        pagination: { withCount: true, page: 2, pageSize: 12 },
        fields: ['Title', 'Price'],
        populate: '*',
        filters: { Rating: { $gte: 3 } },
        locale: 'so',
      }),
    ).toBe(
      '?sort[0]=Price:desc&sort[1]=documentId:asc' +
        '&pagination[withCount]=true&pagination[page]=2&pagination[pageSize]=12' +
        '&fields[0]=Title&fields[1]=Price&populate=*&filters[Rating][$gte]=3&locale=so',
    );
    expect(decoded({ pagination: { start: 0, limit: 4 } })).toBe(
      '?pagination[start]=0&pagination[limit]=4',
    );
  });

  it('queryString writes nested objects and lists in brackets, at any depth', () => {
    const populate = {
      Body: { on: { 'blog-body.picture': { populate: '*' }, 'blog-body.text': true } },
    };
    expect(decoded({ populate })).toBe(
      '?populate[Body][on][blog-body.picture][populate]=*&populate[Body][on][blog-body.text]=true',
    );
    const filters = {
      $and: [{ $or: [{ Title: { $containsi: 'oil' } }] }, { Volume: { $in: ['Bulk'] } }],
    };
    expect(decoded({ filters })).toBe(
      '?filters[$and][0][$or][0][Title][$containsi]=oil&filters[$and][1][Volume][$in][0]=Bulk',
    );
  });

  it('queryString drops empty values, and objects and lists of only empty values', () => {
    expect(queryString({})).toBe('');
    expect(
      queryString({
        sort: '',
        locale: undefined,
        fields: [],
        populate: null,
        filters: { $and: [{ Title: { $containsi: '' } }, {}, { Volume: { $in: [] } }] },
      }),
    ).toBe('');
  });

  it('queryString renumbers a list after dropping an item', () => {
    expect(decoded({ sort: ['', 'Price:asc'] })).toBe('?sort[0]=Price:asc');
  });

  it('queryString keeps 0 and false', () => {
    expect(decoded({ pagination: { start: 0, withCount: false } })).toBe(
      '?pagination[start]=0&pagination[withCount]=false',
    );
  });

  it('queryString rejects a list of more than 100 values, because the CMS would ignore its filter', () => {
    const ids = (length: number) => ({
      filters: { id: { $in: Array.from({ length }, (_, i) => i) } },
    });
    expect(decoded(ids(100))).toContain('[$in][99]=99');
    expect(() => queryString(ids(101))).toThrow(RangeError);
  });

  it('queryString carries any text unchanged', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1 }), (text) => {
        const query = new URLSearchParams(
          queryString({ filters: { Title: { $containsi: text } } }),
        );
        expect([...query]).toEqual([['filters[Title][$containsi]', text]]);
      }),
    );
  });
});
