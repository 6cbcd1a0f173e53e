import type { ContainerModule } from 'inversify';
import type { Notifier } from '../application/ports/notifier';
import { USE_CASES, type UseCases } from '../application/use-cases';
import { applicationModule } from './application-module';
import { browserModule } from './browser-module';
import { containerOf, resolvedUseCases } from './container';

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
  const container = containerOf([catalogue, browserModule(notifier), applicationModule(USE_CASES)]);
  return resolvedUseCases(container, USE_CASES);
}
