import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../test/builders/a-product';
import {
  comparedFacts,
  comparedPair,
  counterpartOf,
  oneOfEachOil,
  shortNames,
  withoutSharedFacts,
} from './comparison';

const oil = (id: string, species: string | null, more: Readonly<Record<string, string>> = {}) =>
  aProduct({
    id,
    title: id,
    facts: Object.entries({ ...(species && { 'Botanical name': species }), ...more }).map(
      ([label, value]) => ({ label, value }),
    ),
  });

const ids = (products: readonly { readonly id: string }[]) => products.map(({ id }) => id);

const carterii = oil('carterii', 'Boswellia carterii', { Resin: 'Beeyo', Family: 'Burseraceae' });
const rollOn = oil('roll-on', 'Boswellia carterii, in a carrier oil', { Form: 'Steel ball' });
const maydi = oil('maydi', 'Boswellia frereana', { Resin: 'Maydi', Family: 'Burseraceae' });
const untold = oil('untold', null);

describe('the pair to compare', () => {
  it('the pair to compare has two species and the most facts in common', () => {
    expect(ids(comparedPair([untold, rollOn, carterii, maydi]))).toEqual(['carterii', 'maydi']);
  });

  it('the pair to compare is the first of several equally good ones', () => {
    const other = { ...maydi, id: 'other' as typeof maydi.id };
    expect(ids(comparedPair([maydi, carterii, other]))).toEqual(['maydi', 'carterii']);
  });

  it('the pair to compare is empty when all products have one species or none', () => {
    expect(comparedPair([carterii, rollOn, untold])).toEqual([]);
    expect(comparedPair([untold, untold])).toEqual([]);
    expect(comparedPair([])).toEqual([]);
  });

  it('the pair to compare adds a product of another species to a single chosen one', () => {
    expect(counterpartOf(rollOn, [carterii, untold, maydi])).toBe(maydi);
    expect(counterpartOf(carterii, [rollOn, untold])).toBeNull();
  });
});

it('a comparison takes the smallest volume of each oil', () => {
  const thirty = aProduct({ id: 'thirty', title: 'Carterii, Thirty ml', volume: 'Thirty ml' });
  const ten = aProduct({ id: 'ten', title: 'Carterii, Ten ml', volume: 'Ten ml' });
  const pair = aProduct({ id: 'pair', title: 'Pair', volume: null });
  expect(ids(oneOfEachOil([thirty, pair, ten]))).toEqual(['ten', 'pair']);
});

describe('the facts of several products', () => {
  it('the facts of several products are split into differing and shared ones', () => {
    const { differing, shared } = comparedFacts([carterii, maydi]);
    expect(differing).toEqual([
      { label: 'Botanical name', values: ['Boswellia carterii', 'Boswellia frereana'] },
      { label: 'Resin', values: ['Beeyo', 'Maydi'] },
    ]);
    expect(shared).toEqual([{ label: 'Family', value: 'Burseraceae' }]);
  });

  it('the facts of several products hold null for a product without the fact', () => {
    expect(comparedFacts([carterii, maydi, rollOn]).differing).toContainEqual({
      label: 'Form',
      values: [null, null, 'Steel ball'],
    });
  });
});

describe('products without their shared facts', () => {
  const factsOf = (...products: readonly (typeof carterii)[]) =>
    withoutSharedFacts(products).map(({ facts }) => facts.map(({ label }) => label));

  it('products without their shared facts keep the facts that differ, and those that only one of them has', () => {
    expect(factsOf(carterii, maydi)).toEqual([
      ['Botanical name', 'Resin'],
      ['Botanical name', 'Resin'],
    ]);
    expect(factsOf(rollOn, maydi)[0]).toEqual(['Botanical name', 'Form']);
  });

  it('products without their shared facts keep the facts of the scent, even if they are equal', () => {
    const hour = { 'First minute': 'Lemon', 'A quarter hour': 'Resin', 'An hour on': 'Wood' };
    const [one, other] = [oil('one', 'A', hour), oil('other', 'B', hour)];
    expect(factsOf(one, other)[1]).toEqual(['Botanical name', ...Object.keys(hour)]);
  });
});

describe('the short names of compared products', () => {
  const named = (...titles: readonly string[]) => shortNames(titles.map((title) => ({ title })));

  it('the short names of compared products leave out the volume and the words that all names share', () => {
    expect(named('Frankincense Carterii, Ten ml', 'Maydi Frankincense, Ten ml')).toEqual([
      'Carterii',
      'Maydi',
    ]);
  });

  it('the short names of compared products stay unchanged when one of them would become empty', () => {
    expect(named('Frankincense', 'Frankincense Carterii')).toEqual([
      'Frankincense',
      'Frankincense Carterii',
    ]);
  });

  it('the short names of compared products are the titles for two volumes of one oil', () => {
    const titles = ['Carterii, Ten ml', 'Carterii, Thirty ml'];
    expect(named(...titles)).toEqual(titles);
  });
});
