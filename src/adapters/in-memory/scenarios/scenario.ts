import * as v from 'valibot';
import { type Conditions, SMOOTH } from '../simulated-network';

/**
 * Scenarios of the in-memory adapters. Each selects content and network conditions for trying out
 * the site. The address chooses one: `?scenario=slow`, `?scenario=many&products=5000`.
 */
export const SCENARIOS = [
  'sample',
  'slow',
  'empty',
  'error-503',
  'offline',
  'hostile',
  'many',
  'legal',
] as const;

export type ScenarioName = (typeof SCENARIOS)[number];

export interface Scenario {
  readonly name: ScenarioName;
  /** Number of products that `many` generates. */
  readonly products: number;
  readonly posts: number;
}

const count = (fallback: number) =>
  v.fallback(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(20_000)),
    fallback,
  );

/**
 * Reads the scenario from the query of an address. Unknown names and invalid numbers give the
 * defaults.
 */
export function scenarioOf(search: string): Scenario {
  const query = new URLSearchParams(search);
  return {
    name: v.parse(v.fallback(v.picklist(SCENARIOS), 'sample'), query.get('scenario')),
    products: v.parse(count(500), query.get('products') || null),
    posts: v.parse(count(60), query.get('posts') || null),
  };
}

/** Network conditions of each scenario. */
export const CONDITIONS: Readonly<Record<ScenarioName, Conditions>> = {
  sample: SMOOTH,
  slow: { delayMs: 3_000, failure: null },
  empty: SMOOTH,
  'error-503': { delayMs: 300, failure: 'service-unavailable' },
  offline: { delayMs: 0, failure: 'network' },
  hostile: SMOOTH,
  many: SMOOTH,
  legal: SMOOTH,
};
