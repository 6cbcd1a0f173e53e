import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../test/builders/a-product';
import { inMemoryProductCatalogue } from '../../../adapters/in-memory/in-memory-product-catalogue';
import type { ProductId } from '../../../domain/catalogue/product';
import { getComparison, getCounterpart, getHomeComparison } from './get-comparison';

const oil = (id: string, species: string) =>
  aProduct({
    id,
    title: `Oil ${id}`,
    description: 'Bright at first. Then dry.',
    facts: [{ label: 'Botanical name', value: species }],
  });

const SHELF = [
  oil('one', 'Boswellia carterii'),
  oil('two', 'Boswellia carterii'),
  oil('three', 'Boswellia frereana'),
  oil('four', 'Boswellia sacra'),
];

function counted(shelf = SHELF) {
  const catalogue = inMemoryProductCatalogue(shelf, () => null);
  const readIds: string[] = [];
  const compare = getComparison({
    ...catalogue,
    byId: (id) => {
      readIds.push(id);
      return catalogue.byId(id);
    },
  });
  const idsOf = async (...ids: readonly string[]) =>
    (await compare(ids as readonly ProductId[])).map(({ id }) => id);
  return { readIds, compare, idsOf };
}

describe('getComparison', () => {
  it('getComparison returns two or three products in the order requested, even of one species', async () => {
    const { idsOf } = counted();
    expect(await idsOf('two', 'one')).toEqual(['two', 'one']);
    expect(await idsOf('four', 'two', 'one')).toEqual(['four', 'two', 'one']);
  });

  it('getComparison returns at most three products, each once', async () => {
    const { idsOf, readIds } = counted();
    expect(await idsOf('one', 'one', 'two', 'three', 'four')).toEqual(['one', 'two', 'three']);
    expect(readIds).toHaveLength(3);
  });

  it('getComparison leaves out missing products and pairs a single one with a match', async () => {
    const { idsOf } = counted();
    expect(await idsOf('one', 'gone', 'two')).toEqual(['one', 'two']);
    expect(await idsOf('one', 'gone')).toEqual(['one', 'three']);
  });

  it('getComparison chooses products of two species when no id is given', async () => {
    expect(await counted().idsOf()).toEqual(['one', 'three']);
  });

  it('getComparison reads few products of a long list', async () => {
    const many = Array.from({ length: 500 }, (_, number) => oil(`${number}`, 'Boswellia'));
    const { idsOf, readIds } = counted(many);
    expect(await idsOf()).toEqual([]);
    expect(readIds.length).toBeLessThanOrEqual(6);
  });

  it('getComparison returns only the fields that a comparison shows', async () => {
    const [first] = await counted().compare([]);
    expect(first).toMatchObject({ description: 'Bright at first.' });
    expect(first).not.toHaveProperty('gallery');
  });
});

it('getHomeComparison returns a pair with only what the home page shows', async () => {
  const shared = { label: 'Family', value: 'Burseraceae' };
  const shelf = SHELF.map((product) => ({ ...product, facts: [...product.facts, shared] }));
  const pair = await getHomeComparison(inMemoryProductCatalogue(shelf, () => null))();
  expect(pair).toMatchObject([
    { id: 'one', facts: [{ value: 'Boswellia carterii' }] },
    { id: 'three', facts: [{ value: 'Boswellia frereana' }] },
  ]);
  expect(pair.flatMap(({ facts }) => facts)).not.toContainEqual(shared);
  expect(pair[0]).not.toHaveProperty('picture');
});

describe('getCounterpart', () => {
  const counterpartIn = (shelf: typeof SHELF, id: string) =>
    getCounterpart(inMemoryProductCatalogue(shelf, () => null))(id as ProductId);

  it('getCounterpart returns only the id and the title of the product to compare with', async () => {
    expect(await counterpartIn(SHELF, 'one')).toEqual({ id: 'three', title: 'Oil three' });
  });

  it('getCounterpart returns null when every other product is of the same species', async () => {
    expect(await counterpartIn(SHELF.slice(0, 2), 'one')).toBeNull();
  });
});
