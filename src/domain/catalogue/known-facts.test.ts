import { describe, expect, it } from 'vitest';
import { sampleProducts } from '../../adapters/in-memory/sample/sample-products';
import { BOTANICAL_NAME, SCENT_MOMENTS, SOMALI_NAMES } from './known-facts';
import { isSomaliName, shortFact, sortedFacts } from './product-facts';

const factLists = sampleProducts.map(({ facts = [] }) => facts);

const withLabel = (label: string) => factLists.flat().filter((fact) => fact.label === label);

describe('a known label', () => {
  it.each([BOTANICAL_NAME, ...SOMALI_NAMES, ...SCENT_MOMENTS])(
    'a known label is one that the sample products use: %s',
    (label) => {
      expect(withLabel(label)).not.toEqual([]);
    },
  );

  it('a known label gives the Latin name of every sample product', () => {
    for (const facts of factLists) {
      expect(shortFact(facts, BOTANICAL_NAME)).toMatch(/^Boswellia [a-z]+$/u);
    }
  });

  it('a known label gives the Somali names of the sample products', () => {
    const names = factLists.flat().filter(isSomaliName);
    expect(new Set(names.map(({ value }) => value))).toEqual(
      new Set(['Mohor', 'Beeyo', 'Yagcar', 'Maydi']),
    );
  });

  it('a known label of a scent moment labels one of the last three facts of each sample product, in the order of time', () => {
    const hours = factLists.flatMap((facts) => {
      const { hour } = sortedFacts(facts, SCENT_MOMENTS);
      return hour === null ? [] : [{ hour, last: facts.slice(-SCENT_MOMENTS.length) }];
    });
    expect(hours.length).toBeGreaterThan(0);
    for (const { hour, last } of hours) expect(hour).toEqual(last);
  });
});
