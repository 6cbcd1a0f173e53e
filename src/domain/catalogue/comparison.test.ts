import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../test/builders/a-product';
import { comparedFacts, comparedPair, counterpartOf, oneOfEachOil, shortNames } from './comparison';

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
  it('is of two species, those of which the facts tell most about both', () => {
    expect(ids(comparedPair([untold, rollOn, carterii, maydi]))).toEqual(['carterii', 'maydi']);
  });

  it('is the first of several that are as good', () => {
    const other = { ...maydi, id: 'other' as typeof maydi.id };
    expect(ids(comparedPair([maydi, carterii, other]))).toEqual(['maydi', 'carterii']);
  });

  it('is none where all are of one species, or tell of none', () => {
    expect(comparedPair([carterii, rollOn, untold])).toEqual([]);
    expect(comparedPair([untold, untold])).toEqual([]);
    expect(comparedPair([])).toEqual([]);
  });

  it('of a product that was chosen is another species', () => {
    expect(counterpartOf(rollOn, [carterii, untold, maydi])).toBe(maydi);
    expect(counterpartOf(carterii, [rollOn, untold])).toBeNull();
  });
});

it('takes the smallest volume of each oil, like beside like', () => {
  const thirty = aProduct({ id: 'thirty', title: 'Carterii, Thirty ml', volume: 'Thirty ml' });
  const ten = aProduct({ id: 'ten', title: 'Carterii, Ten ml', volume: 'Ten ml' });
  const pair = aProduct({ id: 'pair', title: 'Pair', volume: null });
  expect(ids(oneOfEachOil([thirty, pair, ten]))).toEqual(['ten', 'pair']);
});

describe('the facts of several products', () => {
  it('are parted into what tells them apart and what does not', () => {
    const { differing, shared } = comparedFacts([carterii, maydi]);
    expect(differing).toEqual([
      { label: 'Botanical name', values: ['Boswellia carterii', 'Boswellia frereana'] },
      { label: 'Resin', values: ['Beeyo', 'Maydi'] },
    ]);
    expect(shared).toEqual([{ label: 'Family', value: 'Burseraceae' }]);
  });

  it('keep the place of one that tells nothing', () => {
    expect(comparedFacts([carterii, maydi, rollOn]).differing).toContainEqual({
      label: 'Form',
      values: [null, null, 'Steel ball'],
    });
  });
});

describe('the short names of what is compared', () => {
  const named = (...titles: readonly string[]) => shortNames(titles.map((title) => ({ title })));

  it('leave out the volume and the words that all have', () => {
    expect(named('Frankincense Carterii, Ten ml', 'Maydi Frankincense, Ten ml')).toEqual([
      'Carterii',
      'Maydi',
    ]);
  });

  it('stay whole where nothing would be left of one', () => {
    expect(named('Frankincense', 'Frankincense Carterii')).toEqual([
      'Frankincense',
      'Frankincense Carterii',
    ]);
  });

  it('are the titles for two volumes of one oil', () => {
    const titles = ['Carterii, Ten ml', 'Carterii, Thirty ml'];
    expect(named(...titles)).toEqual(titles);
  });
});
