import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../../domain/catalogue/product';
import type { PostId } from '../../../domain/journal/blog-post';
import type { PublicContent } from '../../public-content';
import type { AnsweredQuestion } from '../../question';
import { staleQueries } from './stale-queries';

interface Given {
  readonly id: string;
  readonly title?: string;
  readonly says?: string;
  readonly at?: string | null;
}

const LONG_AGO = '2020-01-01T00:00:00.000Z';

const listOf = <Id>(items: readonly Given[], total: number, lacks = '[]') => ({
  items: items.map(({ id, title = `Oil ${id}`, says = 'same', at = LONG_AGO }) => ({
    id: id as Id,
    changedAt: at,
    title,
    asListed: says,
  })),
  pageCount: 1,
  total,
  lacks,
});

/** A newest item of another day, so that the clock says of the others that they are settled. */
const NEWEST: Given = { id: 'newest', at: '2026-01-01T00:00:00.000Z' };

const content = (
  items: readonly Given[],
  total = items.length + 1,
  lacks = '[]',
): PublicContent => ({
  products: listOf<ProductId>([...items, NEWEST], total, lacks),
  posts: listOf<PostId>([...items, NEWEST], total, lacks),
});

const asked = (method: string, args: readonly unknown[] = [], rest = {}): AnsweredQuestion => ({
  port: 'productCatalogue',
  method,
  args,
  ids: [],
  span: [0, 12],
  isWhole: true,
  ...rest,
});

const byId = (id: string) => asked('byId', [id]);
const neighbours = (id: string) => asked('neighbours', [{ id }], { port: 'blog' });
const page = (from: number, to: number) => asked('search', [{ page: 1 }], { span: [from, to] });
const byTitle = (titles: readonly string[], ids: readonly string[] = []) =>
  asked('search', [{ titles, volumes: ['Ten ml'] }], { ids });

const A = { id: 'a' };
const B = { id: 'b' };
const C = { id: 'c' };
const D = { id: 'd' };
const before = content([A, B, C, D]);

/** Whether it is in doubt when the lists say this now. */
const inDoubt = (now: PublicContent, question: AnsweredQuestion, was = before) =>
  staleQueries(was, now)(question);

describe('a question has the same answer', () => {
  it('of a document, until its list says another thing of it', () => {
    expect(inDoubt(before, byId('a'))).toBe(false);
    const now = content([A, { ...B, says: 'another' }, C, D]);
    expect(inDoubt(now, byId('a'))).toBe(false);
    expect(inDoubt(now, byId('b'))).toBe(true);
  });

  it('of a document, until it is gone or has come', () => {
    expect(inDoubt(content([A, C, D]), byId('b'))).toBe(true);
    expect(inDoubt(content([A, B, C, D, { id: 'e' }]), byId('e'))).toBe(true);
  });

  it('of a part of a list, until that part or their number is another', () => {
    const now = content([A, B, { ...C, says: 'another' }, D]);
    expect(inDoubt(now, page(0, 2))).toBe(false);
    expect(inDoubt(now, page(2, 4))).toBe(true);
    expect(inDoubt(content([B, A, C, D]), page(0, 2))).toBe(true);
    expect(inDoubt(content([B, A, C, D]), page(2, 4))).toBe(false);
    expect(inDoubt(content([A, B, C]), page(0, 2))).toBe(true);
  });

  it('of a search by titles, until one it found or one of such a title is another', () => {
    const now = content([A, { ...B, title: 'Maydi', says: 'another' }, C, D]);
    expect(inDoubt(now, byTitle(['Rivae'], ['c']))).toBe(false);
    expect(inDoubt(now, byTitle(['Rivae'], ['b']))).toBe(true);
    expect(inDoubt(now, byTitle(['MAYDÍ '], ['c']))).toBe(true);
    expect(inDoubt(now, { ...byTitle(['Rivae'], ['c']), isWhole: false })).toBe(true);
  });

  it('of a search by titles, until what it found stands in another order', () => {
    expect(inDoubt(content([B, C, A, D]), byTitle(['Rivae'], ['b', 'c']))).toBe(false);
    expect(inDoubt(content([C, B, A, D]), byTitle(['Rivae'], ['b', 'c']))).toBe(true);
    expect(inDoubt(content([B, C, D, A]), byTitle(['Rivae'], ['a', 'c', 'd']))).toBe(true);
  });

  it('of neighbours, until one of them is another', () => {
    const now = content([A, B, C, { ...D, says: 'another' }]);
    expect(inDoubt(now, neighbours('b'))).toBe(false);
    expect(inDoubt(now, neighbours('c'))).toBe(true);
    expect(inDoubt(content([A, C, D]), neighbours('a'))).toBe(true);
    expect(inDoubt(content([A, C, D]), neighbours('d'))).toBe(false);
  });
});

describe('a question is in doubt', () => {
  it.each(['productCatalogue', 'blog'])(
    'of a list without an order, even when no document is another: %s',
    (port) => {
      const same = { products: listOf<ProductId>([], 0), posts: listOf<PostId>([], 0) };
      expect(inDoubt(same, asked('list', [{ limit: 4 }], { port }), same)).toBe(true);
    },
  );

  it.each(['count', 'priceRange'])('for all of a list, when any is another: %s', (method) => {
    const settled = listOf<ProductId>([A, B], 2);
    const same = {
      ...before,
      products: { ...settled, items: settled.items.slice(0, 0), total: 0 },
    };
    expect(inDoubt(same, asked(method), same)).toBe(false);
    expect(inDoubt(content([A, B, { ...C, says: 'another' }, D]), asked(method))).toBe(true);
  });

  it('with a criterion that tells nothing of which items it finds', () => {
    const now = content([A, B, { ...C, says: 'another' }, D]);
    expect(inDoubt(now, asked('search', [{ minimumPrice: 3 }]))).toBe(true);
    expect(inDoubt(now, asked('search', [{ text: '', sort: 'featured' }], { span: [0, 2] }))).toBe(
      false,
    );
    expect(inDoubt(now, asked('search', [{ sort: 'rating' }], { span: [0, 2] }))).toBe(true);
  });

  it('of what was changed in the last tick that the CMS’s clock had told', () => {
    const tick = { id: 'a', at: '2026-01-01T00:00:00.000Z' };
    const shelf = content([tick, B]);
    expect(inDoubt(shelf, byId('a'), shelf)).toBe(true);
    expect(inDoubt(shelf, byId('b'), shelf)).toBe(false);
  });

  it('no more once the clock has told a later time, of whatever was changed then', () => {
    const tick = { id: 'a', at: '2026-01-01T00:00:00.000Z' };
    const later = listOf<PostId>([{ id: 'b', at: '2026-01-01T00:00:09.000Z' }], 1);
    const shelf = { ...content([tick, B]), posts: later };
    expect(inDoubt(shelf, byId('a'), shelf)).toBe(false);
  });

  it('of what has no time, or none that a calendar knows', () => {
    for (const at of [null, 'yesterday']) {
      const shelf = content([{ id: 'a', at }, B]);
      expect(inDoubt(shelf, byId('a'), shelf)).toBe(true);
    }
  });

  it('by its place in a list that holds what cannot be read', () => {
    const shelf = content([A, B, C], 9);
    expect(inDoubt(shelf, page(0, 2), shelf)).toBe(true);
    expect(inDoubt(shelf, neighbours('b'), shelf)).toBe(true);
    expect(inDoubt(shelf, byId('b'), shelf)).toBe(false);
  });

  it('when the catalogue knows other aspects of its products', () => {
    const now = content([A, B, C, D], 5, '["price"]');
    expect(inDoubt(now, page(0, 2))).toBe(true);
    expect(inDoubt(now, byTitle(['Rivae']))).toBe(true);
  });
});

it('doubts every answer of a port that it does not know', () => {
  const same = content([A, B]);
  const inDoubt = staleQueries(same, same);
  expect(inDoubt(asked('byId', ['a'], { port: 'blog' }))).toBe(false);
  expect(inDoubt(asked('byId', ['a'], { port: 'testimonials' }))).toBe(true);
});
