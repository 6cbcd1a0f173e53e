import type { ContainerModule } from 'inversify';
import type { Notifier } from '../application/ports/notifier';
import { USE_CASES, type UseCases } from '../application/use-cases';
import { browserModule } from './browser-module';
import { containerOf, useCasesIn } from './container';
import { useCasesModule } from './use-cases-module';

/**
 * The adapter of the catalogue. The comparison is made by the build, which then leaves the other
 * adapter out: no sample content in a site on Strapi.
 */
async function catalogueModule(): Promise<ContainerModule> {
  if (__CATALOGUE__ === 'strapi') {
    return (await import('./strapi-module')).strapiModule(__STRAPI__);
  }
  return (await import('./embedded-catalogue')).embeddedCatalogue();
}

/** The site's use-cases over the catalogue that the build is configured for. */
export async function loadUseCases(notifier: Notifier): Promise<UseCases> {
  const catalogue = await catalogueModule();
  const container = containerOf([catalogue, browserModule(notifier), useCasesModule(USE_CASES)]);
  return useCasesIn(container, USE_CASES);
}
