import type { Container, ContainerModule } from 'inversify';
import type { Notifier } from '../application/ports/notifier';
import type { ProblemLog } from '../application/ports/problem-log';
import { USE_CASES, type UseCases } from '../application/use-cases';
import type { StrapiConfig } from './config';
import { containerOf, resolvedUseCases } from './container';
import { applicationModule } from './modules/application-module';
import { browserModule } from './modules/browser-module';
import { searchIndexModule } from './modules/search-index-module';
import { previewToken } from './preview/preview-token';

/**
 * The adapters of the catalogue. The build evaluates `__CATALOGUE__` and removes the other adapter,
 * so that a Strapi site contains no sample content.
 */
async function catalogueModules(
  strapi: StrapiConfig,
  isPublishing: boolean,
): Promise<readonly ContainerModule[]> {
  if (__CATALOGUE__ === 'strapi') {
    if (previewToken !== null) {
      const { previewModule } = await import('./modules/preview-module');
      return [previewModule(strapi, previewToken, location.pathname)];
    }
    const { strapiModule } = await import('./modules/strapi-module');
    const live = strapiModule(strapi, isPublishing);
    return isPublishing ? [live] : [live, searchIndexModule()];
  }
  return [await (await import('./embedded-catalogue')).embeddedCatalogue()];
}

interface SiteOptions {
  /** The CMS when the host sets it at run time. Default: the CMS of the build configuration. */
  readonly strapi?: StrapiConfig | undefined;
  /**
   * Whether pages are being prerendered. Every query is then sent to the CMS, because the search
   * index does not exist yet.
   */
  readonly isPublishing?: boolean;
  /** Replaces the default log, which writes to the browser's console. */
  readonly problemLog?: ProblemLog | undefined;
}

/** A container with every port of the site, for the catalogue that the build is configured for. */
export const siteContainer = async (
  notifier: Notifier,
  { strapi = __STRAPI__, isPublishing = false, problemLog }: SiteOptions = {},
): Promise<Container> =>
  containerOf([
    ...(await catalogueModules(strapi, isPublishing)),
    browserModule(notifier, problemLog),
    applicationModule(USE_CASES),
  ]);

/** The use-cases of the site. */
export const loadUseCases = async (notifier: Notifier): Promise<UseCases> =>
  resolvedUseCases(await siteContainer(notifier), USE_CASES);
