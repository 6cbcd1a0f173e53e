import { ContainerModule } from 'inversify';
import { indexedBlog } from '../../adapters/search-index/indexed-blog';
import { indexedCatalogue } from '../../adapters/search-index/indexed-catalogue';
import { strapiClient } from '../../adapters/strapi/http/strapi-client';
import { strapiBlog } from '../../adapters/strapi/strapi-blog';
import { strapiEnquiryInbox } from '../../adapters/strapi/strapi-enquiry-inbox';
import { strapiProductCatalogue } from '../../adapters/strapi/strapi-product-catalogue';
import type { StrapiConfig } from '../config';
import { port } from '../port';

/**
 * The content of a Strapi 5 API in a visitor's browser: searches are answered from the release that is served. Needs a
 * problem log.
 */
export const visitorStrapiModule = (config: StrapiConfig) =>
  new ContainerModule(({ bind }) => {
    const client = strapiClient(config);
    bind(port('productCatalogue')).toResolvedValue(
      (log) =>
        indexedCatalogue(strapiProductCatalogue(client, log), async () =>
          (await import('../search-index/product-index')).productIndex(),
        ),
      [port('problemLog')],
    );
    bind(port('blog')).toResolvedValue(
      (log) =>
        indexedBlog(strapiBlog(client, log), async () =>
          (await import('../search-index/post-index')).postIndex(),
        ),
      [port('problemLog')],
    );
    bind(port('enquiryInbox')).toResolvedValue(() => strapiEnquiryInbox(client));
  });
