import type { ContainerModule } from 'inversify';
import { sampleContent } from '../adapters/in-memory/in-memory-content';
import { SMOOTH } from '../adapters/in-memory/simulated-network';
import { inMemoryModule } from './modules/in-memory-module';

/**
 * Returns the module of the in-memory catalogue. In a browser, a build with developer tools uses
 * the content of the chosen scenario. Prerendered pages and production builds use the sample
 * content.
 */
export async function embeddedCatalogue(): Promise<ContainerModule> {
  if (__DEV_TOOLS__ && !import.meta.env.SSR) {
    const { chosenScenario } = await import('./chosen-scenario');
    const { content, conditions } = await chosenScenario();
    return inMemoryModule(content, conditions);
  }
  return inMemoryModule(sampleContent(), SMOOTH);
}
