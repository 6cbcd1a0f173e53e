import { ContainerModule } from 'inversify';
import { strapiClient } from '../../adapters/strapi/http/strapi-client';
import { strapiEnquiryInbox } from '../../adapters/strapi/strapi-enquiry-inbox';
import { strapiPageTexts } from '../../adapters/strapi/texts/strapi-page-texts';
import { strapiQuestions } from '../../adapters/strapi/texts/strapi-questions';
import { strapiRedirects } from '../../adapters/strapi/texts/strapi-redirects';
import { strapiSiteDetails } from '../../adapters/strapi/texts/strapi-site-details';
import { strapiTestimonials } from '../../adapters/strapi/texts/strapi-testimonials';
import type { Batches } from '../../application/ports/batches';
import type { StrapiConfig } from '../config';
import { port } from '../port-token';
import { strapiContent } from './strapi-content';

interface Options {
  /** Whether every list call for posts filters by publication day: see `strapiBlog`. */
  readonly alwaysFilters?: boolean;
  /**
   * Whether the owner's texts in the CMS replace those that ship with the site, and pages list
   * batches.
   */
  readonly readsTexts?: boolean;
}

/**
 * Lists no batches, but still reads a batch by its number. The specification lists every call that
 * a page may send to the CMS, and no call for a list of batches is among them.
 */
const withoutBatchLists = (batches: Batches): Batches => ({
  ...batches,
  search: async ({ page, pageSize = 0 }) => ({ items: [], page, pageSize, pageCount: 0, total: 0 }),
});

/**
 * Binds the ports to a Strapi 5 API. Another module must bind `problemLog` and the ports of the
 * texts that ship with the site.
 */
export const strapiModule = (
  config: StrapiConfig,
  { alwaysFilters = false, readsTexts = false }: Options = {},
) =>
  new ContainerModule(({ bind, onActivation }) => {
    const client = strapiClient(config);
    for (const { name, make } of strapiContent)
      bind(port(name)).toResolvedValue(
        (log) => make(client, log, { alwaysFilters }),
        [port('problemLog')],
      );
    bind(port('enquiryInbox')).toResolvedValue(() => strapiEnquiryInbox(client));
    // Bind redirects even without `readsTexts`. Only addresses without a page read them, so no page
    // of the site sends another request.
    onActivation(port('redirects'), (context) =>
      strapiRedirects(client, context.get(port('problemLog'))),
    );
    if (!readsTexts) {
      onActivation(port('batches'), (_, batches) => withoutBatchLists(batches));
      return;
    }
    onActivation(port('testimonials'), (context, embedded) =>
      strapiTestimonials(client, context.get(port('problemLog')), embedded),
    );
    onActivation(port('questions'), (context, embedded) =>
      strapiQuestions(client, context.get(port('problemLog')), embedded),
    );
    onActivation(port('siteDetails'), (context, embedded) =>
      strapiSiteDetails(client, context.get(port('problemLog')), embedded),
    );
    onActivation(port('pageTexts'), (context, embedded) =>
      strapiPageTexts(client, context.get(port('problemLog')), embedded),
    );
  });
