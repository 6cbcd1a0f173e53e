import { describe, expect, it } from 'vitest';
import { CONDITIONS, SCENARIOS, scenarioOf } from './scenario';

describe('scenarioOf', () => {
  it.each(SCENARIOS)('scenarioOf reads "%s" from an address', (name) => {
    expect(scenarioOf(`?scenario=${name}`).name).toBe(name);
  });

  it.each(['', '?scenario=', '?scenario=nope', '?other=1', '?scenario=SLOW'])(
    'scenarioOf defaults to the sample for "%s"',
    (search) => {
      expect(scenarioOf(search)).toEqual({ name: 'sample', products: 500, posts: 60 });
    },
  );

  it('scenarioOf reads the counts', () => {
    expect(scenarioOf('?scenario=many&products=5000&posts=0')).toEqual({
      name: 'many',
      products: 5000,
      posts: 0,
    });
  });

  it.each(['-1', '1.5', 'abc', '20001', ''])(
    'scenarioOf ignores the invalid count "%s"',
    (number) => {
      expect(scenarioOf(`?scenario=many&products=${number}`).products).toBe(500);
    },
  );
});

describe('the network', () => {
  it('the network is slow, failing or offline only in the scenarios of that name', () => {
    const smooth = SCENARIOS.filter((name) => {
      const { delayMs, failure } = CONDITIONS[name];
      return delayMs === 0 && failure === null;
    });
    expect(smooth).toEqual(['sample', 'empty', 'hostile', 'many', 'legal']);
    expect(CONDITIONS.slow).toEqual({ delayMs: 3000, failure: null });
    expect(CONDITIONS['error-503'].failure).toBe('service-unavailable');
    expect(CONDITIONS.offline.failure).toBe('network');
  });
});
