import type { ContainerModule } from 'inversify';
import { sampleContent } from '../adapters/in-memory/sample-content';
import { SMOOTH } from '../adapters/in-memory/under-conditions';
import { inMemoryModule } from './modules/in-memory-module';

/**
 * The in-memory catalogue. Only developers can choose a scenario, and only in a browser. A
 * production build and prerendered pages contain the sample content only.
 */
export async function embeddedCatalogue(): Promise<ContainerModule> {
  if (__DEV_TOOLS__ && !import.meta.env.SSR) {
    const { chosenScenario } = await import('./chosen-scenario');
    const { content, conditions } = await chosenScenario();
    return inMemoryModule(content, conditions);
  }
  return inMemoryModule(sampleContent(), SMOOTH);
}
