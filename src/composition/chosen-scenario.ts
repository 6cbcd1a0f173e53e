import { CONDITIONS, scenarioOf } from '../adapters/in-memory/scenarios/scenario';
import { scenarioContent } from '../adapters/in-memory/scenarios/scenario-content';

const KEPT = 'scenario';

/**
 * The query that names the scenario: the address's own, or the last one of this tab, since a walk
 * through the site leaves the query behind and a reload would leave the scenario.
 */
export function currentSearch(): string {
  const { search } = location;
  if (new URLSearchParams(search).has('scenario')) sessionStorage.setItem(KEPT, search);
  return sessionStorage.getItem(KEPT) ?? '';
}

/** Loads the page anew under another scenario. */
export function startScenario(name: string): void {
  const query = new URLSearchParams(location.search);
  query.set('scenario', name);
  location.search = query.toString();
}

/** What the fake holds and how it behaves under the scenario of this tab. */
export async function chosenScenario() {
  const scenario = scenarioOf(currentSearch());
  return { content: await scenarioContent(scenario), conditions: CONDITIONS[scenario.name] };
}
