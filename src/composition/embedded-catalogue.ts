import type { ContainerModule } from 'inversify';
import { sampleContent } from '../adapters/in-memory/sample-content';
import { SMOOTH } from '../adapters/in-memory/under-conditions';
import { inMemoryModule } from './modules/in-memory-module';

/**
 * The catalogue that the site carries with it. Scenarios, and the generators behind them, are
 * for developers in a browser: a visitor's build and the pages drawn ahead know the sample content
 * only.
 */
export async function embeddedCatalogue(): Promise<ContainerModule> {
  if (__DEV_TOOLS__ && !import.meta.env.SSR) {
    const { chosenScenario } = await import('./chosen-scenario');
    const { content, conditions } = await chosenScenario();
    return inMemoryModule(content, conditions);
  }
  return inMemoryModule(sampleContent(), SMOOTH);
}
