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
  isPublishing: boolean,
): Promise<ContainerModule> {
  if (__CATALOGUE__ === 'strapi') {
    if (isPublishing) return (await import('./modules/strapi-module')).strapiModule(strapi);
    if (previewToken !== null) {
      const { previewModule } = await import('./modules/preview-module');
      return previewModule(strapi, previewToken, location.pathname);
    }
    return (await import('./modules/visitor-strapi-module')).visitorStrapiModule(strapi);
  }
  return (await import('./embedded-catalogue')).embeddedCatalogue();
}

interface SiteOptions {
  /** Where the CMS is, on a host that is told so when it runs; otherwise where the build was told. */
  readonly strapi?: StrapiConfig | undefined;
  /** Asks the CMS for everything: the release that visitors search is being made. */
  readonly isPublishing?: boolean;
}

/** Every port of the site, over the catalogue that the build is configured for. */
export const siteContainer = async (
  notifier: Notifier,
  { strapi = __STRAPI__, isPublishing = false }: SiteOptions = {},
): Promise<Container> =>
  containerOf([
    await catalogueModule(strapi, isPublishing),
    browserModule(notifier),
    applicationModule(USE_CASES),
  ]);

/** The site's use-cases over them. */
export const loadUseCases = async (notifier: Notifier): Promise<UseCases> =>
  resolvedUseCases(await siteContainer(notifier), USE_CASES);
