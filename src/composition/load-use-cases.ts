import type { Container, ContainerModule } from 'inversify';
import type { Notifier } from '../application/ports/notifier';
import { USE_CASES, type UseCases } from '../application/use-cases';
import type { StrapiConfig } from './config';
import { containerOf, resolvedUseCases } from './container';
import { applicationModule } from './modules/application-module';
import { browserModule } from './modules/browser-module';
import { previewToken } from './preview/preview-token';

/**
 * The adapter of the catalogue. The comparison is made by the build, which then leaves the other
 * adapter out: no sample content in a site on Strapi.
 */
async function catalogueModule(
  strapi: StrapiConfig,
  alwaysFilters: boolean,
): Promise<ContainerModule> {
  if (__CATALOGUE__ === 'strapi') {
    if (previewToken !== null) {
      const { previewModule } = await import('./modules/preview-module');
      return previewModule(strapi, previewToken, location.pathname);
    }
    return (await import('./modules/strapi-module')).strapiModule(strapi, alwaysFilters);
  }
  return (await import('./embedded-catalogue')).embeddedCatalogue();
}

/**
 * Every port of the site, over the catalogue that the build is configured for.
 *
 * @param strapi where that is found, on a host that is told so when it runs.
 * @param alwaysFilters as in `strapiBlog`.
 */
export const siteContainer = async (
  notifier: Notifier,
  strapi: StrapiConfig = __STRAPI__,
  alwaysFilters = false,
): Promise<Container> =>
  containerOf([
    await catalogueModule(strapi, alwaysFilters),
    browserModule(notifier),
    applicationModule(USE_CASES),
  ]);

/** The site's use-cases over them. */
export const loadUseCases = async (notifier: Notifier): Promise<UseCases> =>
  resolvedUseCases(await siteContainer(notifier), USE_CASES);
