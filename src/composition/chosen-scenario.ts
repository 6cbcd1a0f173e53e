import { CONDITIONS, scenarioOf } from '../adapters/in-memory/scenarios/scenario';
import { scenarioContent } from '../adapters/in-memory/scenarios/scenario-content';
import { currentSearch } from './stored-scenario';

/** Reloads the page with another scenario. */
export function startScenario(name: string): void {
  const query = new URLSearchParams(location.search);
  query.set('scenario', name);
  location.search = query.toString();
}

/** Returns the in-memory content and the network conditions for this tab's scenario. */
export async function chosenScenario() {
  const scenario = scenarioOf(currentSearch());
  return { content: await scenarioContent(scenario), conditions: CONDITIONS[scenario.name] };
}
