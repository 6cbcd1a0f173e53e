import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenScenario, startScenario } from './chosen-scenario';

/** The content of the simulated tab's session storage. */
let remembered: Map<string, string>;

const visit = (search: string) => {
  const location = { search };
  vi.stubGlobal('location', location);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => remembered.get(key) ?? null,
    setItem: (key: string, value: string) => void remembered.set(key, value),
  });
  return location;
};

beforeEach(() => {
  remembered = new Map();
});

describe('the scenario of a tab', () => {
  it('the scenario of a tab is the one named in the address', async () => {
    visit('?scenario=empty');
    const { content, conditions } = await chosenScenario();
    expect(content).toMatchObject({ products: [], posts: [] });
    expect(conditions).toEqual({ delayMs: 0, failure: null });
  });

  it('the scenario of a tab stays after the address drops it, until the address names another', async () => {
    visit('?scenario=error-503');
    await chosenScenario();
    visit('');
    expect((await chosenScenario()).conditions.failure).toBe('service-unavailable');
    visit('?scenario=many&products=3');
    expect((await chosenScenario()).content.products).toHaveLength(3);
    visit('?page=2');
    expect((await chosenScenario()).content.products).toHaveLength(3);
  });

  it('the scenario of a tab that was never given one is the sample', async () => {
    visit('?q=oil');
    expect((await chosenScenario()).content.products).toHaveLength(8);
  });
});

describe('starting a scenario', () => {
  it('starting a scenario preserves the rest of the address', () => {
    const location = visit('?q=oil&scenario=slow');
    startScenario('empty');
    expect(location.search).toBe('q=oil&scenario=empty');
  });
});
