import type { Container, ContainerModule } from 'inversify';
import type { Notifier } from '../application/ports/notifier';
import type { ProblemLog } from '../application/ports/problem-log';
import { USE_CASES, type UseCases } from '../application/use-cases';
import type { StrapiConfig } from './config';
import { containerOf, resolvedUseCases } from './container';
import { applicationModule } from './modules/application-module';
import { searchIndexModule } from './modules/search-index-module';
import { sharedModule } from './modules/shared-module';
import { previewToken } from './preview/preview-token';

/**
 * Returns the modules that bind the content ports to the CMS or to the in-memory catalogue. The
 * build evaluates `__CATALOGUE__` and removes the other branch, so that a Strapi site contains no
 * sample content.
 */
async function catalogueModules(
  strapi: StrapiConfig,
  isPublishing: boolean,
  readsTexts: boolean,
): Promise<readonly ContainerModule[]> {
  if (__CATALOGUE__ === 'strapi') {
    if (previewToken !== null) {
      const { previewModule } = await import('./modules/preview-module');
      return [previewModule(strapi, previewToken, location.pathname)];
    }
    const { strapiModule } = await import('./modules/strapi-module');
    const live = strapiModule(strapi, { alwaysFilters: isPublishing, readsTexts });
    return isPublishing ? [live] : [live, searchIndexModule()];
  }
  return [await (await import('./embedded-catalogue')).embeddedCatalogue()];
}

interface SiteOptions {
  /**
   * Address and token of the CMS, if an edge host provides them at run time. Default: those of the
   * build configuration.
   */
  readonly strapi?: StrapiConfig | undefined;
  /**
   * Whether pages are being prerendered. Every query is then sent to the CMS, because the search
   * index does not exist yet.
   */
  readonly isPublishing?: boolean;
  /**
   * Whether the owner's texts and the list of batches are read from the CMS. False for a built site
   * that is not prerendered. The specification lists every call that its pages may send to the CMS,
   * and these calls are not among them. Such a site shows the texts that ship with it.
   */
  readonly readsTexts?: boolean;
  /** Replaces the default log, which writes to the browser's console. */
  readonly problemLog?: ProblemLog | undefined;
}

/**
 * Creates a container with the use-cases of the site and the ports that they need, for the
 * catalogue that the build is configured for.
 */
export const siteContainer = async (
  notifier: Notifier,
  {
    strapi = __STRAPI__,
    isPublishing = false,
    readsTexts = isPublishing,
    problemLog,
  }: SiteOptions = {},
): Promise<Container> =>
  containerOf([
    ...(await catalogueModules(strapi, isPublishing, readsTexts)),
    sharedModule(notifier, problemLog),
    applicationModule(USE_CASES),
  ]);

/**
 * Creates the use-cases of the site in a browser.
 *
 * @param arePrerendered whether the site's pages are prerendered. They then contain the texts that
 * the owner entered in the CMS, and the use-cases read those texts too.
 */
export const loadUseCases = async (
  notifier: Notifier,
  { arePrerendered }: { readonly arePrerendered: boolean },
): Promise<UseCases> =>
  resolvedUseCases(
    await siteContainer(notifier, { readsTexts: arePrerendered || __READS_TEXTS__ }),
    USE_CASES,
  );
