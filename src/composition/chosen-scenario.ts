import { CONDITIONS, scenarioOf } from '../adapters/in-memory/scenarios/scenario';
import { scenarioContent } from '../adapters/in-memory/scenarios/scenario-content';
import { currentSearch } from './stored-scenario';

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
