import { ContainerModule } from 'inversify';
import { strapiClient } from '../../adapters/strapi/http/strapi-client';
import { strapiBlog } from '../../adapters/strapi/strapi-blog';
import { strapiEnquiryInbox } from '../../adapters/strapi/strapi-enquiry-inbox';
import { strapiProductCatalogue } from '../../adapters/strapi/strapi-product-catalogue';
import type { StrapiConfig } from '../config';
import { port } from '../port';

/**
 * Binds the ports to a Strapi 5 API. Needs a problem log.
 *
 * @param alwaysFilters as in `strapiBlog`.
 */
export const strapiModule = (config: StrapiConfig, alwaysFilters = false) =>
  new ContainerModule(({ bind }) => {
    const client = strapiClient(config);
    bind(port('productCatalogue')).toResolvedValue(
      (log) => strapiProductCatalogue(client, log),
      [port('problemLog')],
    );
    bind(port('blog')).toResolvedValue(
      (log) => strapiBlog(client, log, Date.now, alwaysFilters),
      [port('problemLog')],
    );
    bind(port('enquiryInbox')).toResolvedValue(() => strapiEnquiryInbox(client));
  });
