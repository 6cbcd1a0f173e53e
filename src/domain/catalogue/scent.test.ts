import { describe, expect, it } from 'vitest';
import { SCENT_MOMENTS } from './known-facts';
import { scentOf, strengthAt, strongestMoment } from './scent';

const facts = (...values: readonly string[]) =>
  values.map((value, moment) => ({ label: SCENT_MOMENTS[moment] ?? '', value }));

const CARTERII = facts('Lemon peel, green pine', 'Dry resin, pepper', 'Warm stone, soft incense');
const MAYDI = facts('Soft citrus, honeyed resin', 'Amber, sweet balsam', 'Beeswax, dry wood');

const scent = (given: ReturnType<typeof facts>) => {
  const found = scentOf(given);
  if (found === null) throw new Error('The facts tell of no scent');
  return found;
};

describe('a scent', () => {
  it('a scent is null when one of the three moments is missing', () => {
    expect(scentOf(facts('Lemon peel', 'Dry resin'))).toBeNull();
    expect(scentOf([])).toBeNull();
  });

  it('a scent of citrus and pine is strongest at once and fades', () => {
    expect(strongestMoment(scent(CARTERII))).toBe(0);
    expect(strengthAt(scent(CARTERII), 0.9)).toBeLessThan(strengthAt(scent(CARTERII), 0.14) / 3);
  });

  it('a scent of honey and balsam peaks later and lasts longer than one of citrus', () => {
    expect(strongestMoment(scent(MAYDI))).toBe(1);
    expect(strengthAt(scent(MAYDI), 1)).toBeGreaterThan(strengthAt(scent(CARTERII), 1));
  });

  it('a scent described as a trace is weaker than the same without the word', () => {
    const full = scent(facts('Lemon', 'Resin', 'Incense'));
    const trace = scent(facts('A little lemon', 'Soft resin', 'A trace of incense'));
    for (const time of [0.1, 0.4, 0.9]) {
      expect(strengthAt(trace, time)).toBeCloseTo(strengthAt(full, time) / 2);
    }
  });

  it('a scent is not stronger when more notes describe it', () => {
    const one = scent(facts('Lemon', 'Resin', 'Wood'));
    const many = scent(facts('Lemon, lime, pine', 'Resin, amber', 'Wood, smoke, leather'));
    expect(many.map((share) => share.toFixed(6))).toEqual(one.map((share) => share.toFixed(6)));
  });

  it('a scent counts a note of an unknown family by its moment', () => {
    expect(scentOf(facts('Xyz', 'Xyz', 'Xyz'))).toEqual([1, 1, 1]);
  });
});
