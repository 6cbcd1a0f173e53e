import { describe, expect, it } from 'vitest';
import { isSomaliName, shortFact, sortedFacts } from './product-facts';

const MOMENTS = ['First minute', 'An hour on'];
const fact = (label: string, value = label) => ({ label, value });

describe('sortedFacts', () => {
  it('sortedFacts moves the facts about scent moments out of the table, in the order of the moments', () => {
    const facts = [fact('An hour on'), fact('Origin'), fact('first minute ')];
    expect(sortedFacts(facts, MOMENTS)).toEqual({
      hour: [fact('first minute '), fact('An hour on')],
      table: [fact('Origin')],
    });
  });

  it('sortedFacts leaves the facts about scent moments in the table when one moment has no fact', () => {
    const facts = [fact('First minute'), fact('Origin')];
    expect(sortedFacts(facts, MOMENTS)).toEqual({ hour: null, table: facts });
  });

  it('sortedFacts has an empty table when there are no facts', () => {
    expect(sortedFacts([], MOMENTS)).toEqual({ hour: null, table: [] });
  });
});

describe('isSomaliName', () => {
  it.each([
    ['In Somali', 'Mohor', true],
    ['resin ', 'beeyo', true],
    ['Resin', 'In dried tears', false],
    ['Origin', 'Berbera', false],
  ])('isSomaliName of %s: %s', (label, value, isName) =>
    expect(isSomaliName(fact(label, value))).toBe(isName),
  );
});

describe('shortFact', () => {
  it.each([
    ['Boswellia carterii (botanists write B. carteri)', 'Boswellia carterii'],
    ['Boswellia carterii, in a carrier oil', 'Boswellia carterii'],
    ['Boswellia frereana', 'Boswellia frereana'],
  ])('shortFact shortens %s', (value, short) => {
    expect(shortFact([fact('Botanical name', value)], 'Botanical name')).toBe(short);
  });

  it('shortFact is null when the fact is missing or empty', () => {
    expect(shortFact([], 'Botanical name')).toBeNull();
    expect(shortFact([fact('Botanical name', '(unknown)')], 'Botanical name')).toBeNull();
  });
});
