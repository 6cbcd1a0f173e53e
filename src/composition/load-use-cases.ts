import type { ContainerModule } from 'inversify';
import type { Notifier } from '../application/ports/notifier';
import type { UseCases } from '../application/use-cases';
import { browserModule } from './browser-module';
import { readConfig } from './config';
import { containerOf, siteUseCases } from './container';
import { siteModule } from './site-module';

/**
 * The adapter of the catalogue. The comparison is made by the build, which then leaves the other
 * adapter out: no sample content in a site on Strapi.
 */
async function catalogueModule(): Promise<ContainerModule> {
  const config = readConfig(import.meta.env);
  if (import.meta.env.VITE_CATALOGUE === 'strapi') {
    if (config.catalogue !== 'strapi') throw new Error('The build and its configuration disagree');
    return (await import('./strapi-module')).strapiModule(config.strapi);
  }
  return (await import('./embedded-catalogue')).embeddedCatalogue();
}

/** The site's use-cases over the catalogue that the build is configured for. */
export async function loadUseCases(notifier: Notifier): Promise<UseCases> {
  const catalogue = await catalogueModule();
  return siteUseCases(containerOf([catalogue, browserModule(notifier), siteModule()]));
}
