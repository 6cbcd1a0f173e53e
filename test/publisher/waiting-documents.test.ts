// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { documentsTakenBack, stillWaiting } from '../../scripts/publisher/waiting-documents.mjs';
import type { PublicContent } from '../../src/application/content-types/public-content';
import { publicContent } from '../builders/content';

type Times = Readonly<Record<string, string | null>>;

const content = (products: Times, posts: Times = {}, form = 'same'): PublicContent => {
  const listOf = (times: Times) => ({
    items: Object.entries(times).map(([id, changedAt]) => ({
      id,
      changedAt,
      title: `Title of ${id}`,
      asListed: form === '' ? '' : `${form} ${changedAt}`,
    })),
    pageCount: 1,
    total: Object.keys(times).length,
    unsupportedFilters: '[]',
  });
  return publicContent({ product: listOf(products), blog: listOf(posts) });
};

const [LONG_AGO, BEFORE, MISTAKE, LATER] = ['2019', '2020', '2021', '2022'].map(
  (year) => `${year}-01-01T00:00:00.000Z`,
) as [string, string, string, string];

/**
 * Simulates the rollback of a release in which product `a` contains a mistake. `served` is the
 * content that the rollback restores. Returns the keys of the documents that still need a
 * correction when the CMS contains `now`.
 */
function waiting(now: PublicContent, served: Times = { a: BEFORE, b: BEFORE }) {
  const before = content(served);
  const documents = documentsTakenBack(before, content({ a: MISTAKE, b: BEFORE }), true);
  return Object.keys(stillWaiting(documents, now, before));
}

describe('the documents that a rollback takes back', () => {
  it('the documents that a rollback takes back are those that differ between the two releases, from both lists, with titles', () => {
    const served = content({ a: BEFORE, b: BEFORE }, { a: BEFORE });
    const wrong = content({ a: MISTAKE, b: BEFORE, new: MISTAKE }, {});
    const documents = documentsTakenBack(served, wrong, true);
    expect(Object.entries(documents).map(([key, { title }]) => [key, title])).toEqual([
      ['product/a', 'Title of a'],
      ['blog/a', 'Title of a'],
      ['product/new', 'Title of new'],
    ]);
  });

  it('the documents that a rollback takes back exclude documents whose list entry is unknown or differs only because of the code', () => {
    const [one, other] = [content({ a: BEFORE }), content({ a: BEFORE }, {}, 'other')];
    expect(documentsTakenBack(one, other, false)).toEqual({});
    expect(Object.keys(documentsTakenBack(one, other, true))).toEqual(['product/a']);
    const onlyPages = content({ a: BEFORE }, {}, '');
    expect(documentsTakenBack(one, onlyPages, true)).toEqual({});
  });
});

describe('a document that a rollback takes back', () => {
  it.each([
    ['is unchanged', content({ a: MISTAKE, b: BEFORE })],
    ['is unchanged and another is edited', content({ a: MISTAKE, b: LATER })],
    ['is unchanged and another is new', content({ a: MISTAKE, b: BEFORE, c: LATER })],
    ['has older content from a backup', content({ a: LONG_AGO, b: BEFORE })],
    ['differs only in its list entry', content({ a: MISTAKE, b: BEFORE }, {}, 'other')],
  ])('a document that a rollback takes back remains to be corrected while it %s', (_, now) => {
    expect(waiting(now)).toEqual(['product/a']);
  });

  it.each([
    ['was saved again', content({ a: LATER, b: BEFORE })],
    ['was unpublished or deleted', content({ b: BEFORE })],
    ['equals the served one, restored from a backup', content({ a: BEFORE, b: BEFORE })],
  ])('a document that a rollback takes back counts as corrected when it %s', (_, now) => {
    expect(waiting(now)).toEqual([]);
  });

  it('a document that a rollback takes back must be published again after it was unpublished by mistake', () => {
    const served = content({ a: BEFORE, b: BEFORE });
    const documents = documentsTakenBack(served, content({ b: BEFORE }), true);
    expect(Object.keys(stillWaiting(documents, content({ b: LATER }), served))).toEqual([
      'product/a',
    ]);
    expect(stillWaiting(documents, content({ a: BEFORE, b: BEFORE }), served)).toEqual({});
  });

  it('a document that a rollback takes back without a time is compared by its digest in the list', () => {
    const served = content({ a: null }, {}, 'right');
    const documents = documentsTakenBack(served, content({ a: null }, {}, 'wrong'), true);
    expect(stillWaiting(documents, content({ a: null }, {}, 'wrong'), served)).not.toEqual({});
    expect(stillWaiting(documents, content({ a: null }, {}, 'corrected'), served)).toEqual({});
  });
});
