// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { documentsTakenBack, stillWaiting } from '../../scripts/publisher/waiting-documents.mjs';
import type { PublicContent } from '../../src/application/public-content';

type Times = Readonly<Record<string, string | null>>;

const content = (products: Times, posts: Times = {}, says = 'same') => {
  const listOf = (times: Times) => ({
    items: Object.entries(times).map(([id, changedAt]) => ({
      id,
      changedAt,
      title: `Title of ${id}`,
      asListed: `${says} ${changedAt}`,
    })),
    pageCount: 1,
    total: Object.keys(times).length,
    lacks: '[]',
  });
  return { products: listOf(products), posts: listOf(posts) } as unknown as PublicContent;
};

const [LONG_AGO, BEFORE, MISTAKE, LATER] = ['2019', '2020', '2021', '2022'].map(
  (year) => `${year}-01-01T00:00:00.000Z`,
) as [string, string, string, string];

/** The documents that still wait, of a release in which `a` was wrong. */
function waiting(now: PublicContent, served: Times = { a: BEFORE, b: BEFORE }) {
  const before = content(served);
  const documents = documentsTakenBack(before, content({ a: MISTAKE, b: BEFORE }), true);
  return Object.keys(stillWaiting(documents, now, before));
}

describe('what was taken back', () => {
  it('is what differs between the two releases, of both lists, with its title', () => {
    const served = content({ a: BEFORE, b: BEFORE }, { a: BEFORE });
    const wrong = content({ a: MISTAKE, b: BEFORE, new: MISTAKE }, {});
    const documents = documentsTakenBack(served, wrong, true);
    expect(Object.entries(documents).map(([key, { title }]) => [key, title])).toEqual([
      ['products/a', 'Title of a'],
      ['posts/a', 'Title of a'],
      ['products/new', 'Title of new'],
    ]);
  });

  it('is not what other code lists in another form', () => {
    const [one, other] = [content({ a: BEFORE }), content({ a: BEFORE }, {}, 'other')];
    expect(documentsTakenBack(one, other, false)).toEqual({});
    expect(Object.keys(documentsTakenBack(one, other, true))).toEqual(['products/a']);
  });
});

describe('what has to be corrected', () => {
  it.each([
    ['is as it was', content({ a: MISTAKE, b: BEFORE })],
    ['is as it was while another is edited', content({ a: MISTAKE, b: LATER })],
    ['is as it was while another is new', content({ a: MISTAKE, b: BEFORE, c: LATER })],
    ['comes from a backup with a third state', content({ a: LONG_AGO, b: BEFORE })],
    ['is listed in another form only', content({ a: MISTAKE, b: BEFORE }, {}, 'other')],
  ])('waits while it %s', (_, now) => {
    expect(waiting(now)).toEqual(['products/a']);
  });

  it.each([
    ['was saved again', content({ a: LATER, b: BEFORE })],
    ['was unpublished or deleted', content({ b: BEFORE })],
    ['is what is served, from a backup', content({ a: BEFORE, b: BEFORE })],
  ])('is corrected when it %s', (_, now) => {
    expect(waiting(now)).toEqual([]);
  });

  it('waits to be published again where it was unpublished by mistake', () => {
    const served = content({ a: BEFORE, b: BEFORE });
    const documents = documentsTakenBack(served, content({ b: BEFORE }), true);
    expect(Object.keys(stillWaiting(documents, content({ b: LATER }), served))).toEqual([
      'products/a',
    ]);
    expect(stillWaiting(documents, content({ a: BEFORE, b: BEFORE }), served)).toEqual({});
  });

  it('is told by what its list says where no time is', () => {
    const served = content({ a: null }, {}, 'right');
    const documents = documentsTakenBack(served, content({ a: null }, {}, 'wrong'), true);
    expect(stillWaiting(documents, content({ a: null }, {}, 'wrong'), served)).not.toEqual({});
    expect(stillWaiting(documents, content({ a: null }, {}, 'corrected'), served)).toEqual({});
  });
});
