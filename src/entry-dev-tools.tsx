import { createRoot } from 'react-dom/client';
import { SCENARIOS, scenarioOf } from './adapters/in-memory/scenarios/scenario';
import { startScenario } from './composition/chosen-scenario';
import { currentSearch } from './composition/stored-scenario';
import { ScenarioSwitcher } from './ui/dev/scenario-switcher';

/** Renders the developer tools beside the site, in a separate React root. */
export function showDevTools(): void {
  const corner = document.body.appendChild(document.createElement('div'));
  createRoot(corner).render(
    <ScenarioSwitcher
      names={SCENARIOS}
      current={scenarioOf(currentSearch()).name}
      onChoose={startScenario}
    />,
  );
}
