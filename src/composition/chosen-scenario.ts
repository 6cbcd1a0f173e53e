import { CONDITIONS, scenarioOf } from '../adapters/in-memory/scenarios/scenario';
import { scenarioContent } from '../adapters/in-memory/scenarios/scenario-content';

/** What the fake holds and how it behaves under the scenario that an address's query names. */
export async function chosenScenario(search: string) {
  const scenario = scenarioOf(search);
  return { content: await scenarioContent(scenario), conditions: CONDITIONS[scenario.name] };
}
