import { ContainerModule } from 'inversify';
import { strapiClient } from '../../adapters/strapi/http/strapi-client';
import { strapiBlog } from '../../adapters/strapi/strapi-blog';
import { strapiEnquiryInbox } from '../../adapters/strapi/strapi-enquiry-inbox';
import { strapiProductCatalogue } from '../../adapters/strapi/strapi-product-catalogue';
import type { StrapiConfig } from '../config';
import { port } from '../port';

/** The content of a Strapi 5 API, asked live. Needs a problem log. */
export const strapiModule = (config: StrapiConfig) =>
  new ContainerModule(({ bind }) => {
    const client = strapiClient(config);
    bind(port('productCatalogue')).toResolvedValue(
      (log) => strapiProductCatalogue(client, log),
      [port('problemLog')],
    );
    // Publishing compares totals, which must not depend on what was asked before.
    bind(port('blog')).toResolvedValue(
      (log) => strapiBlog(client, log, Date.now, true),
      [port('problemLog')],
    );
    bind(port('enquiryInbox')).toResolvedValue(() => strapiEnquiryInbox(client));
  });
