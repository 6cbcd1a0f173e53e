import { ContainerModule } from 'inversify';
import { strapiClient } from '../../adapters/strapi/http/strapi-client';
import { strapiEnquiryInbox } from '../../adapters/strapi/strapi-enquiry-inbox';
import type { StrapiConfig } from '../config';
import { port } from '../port';
import { strapiContent } from './strapi-content';

/**
 * Binds the ports to a Strapi 5 API. Another module must bind `problemLog`.
 *
 * @param alwaysFilters whether every list call for posts filters by publication day: see
 * `strapiBlog`.
 */
export const strapiModule = (config: StrapiConfig, alwaysFilters = false) =>
  new ContainerModule(({ bind }) => {
    const client = strapiClient(config);
    for (const { name, make } of strapiContent)
      bind(port(name)).toResolvedValue(
        (log) => make(client, log, { alwaysFilters }),
        [port('problemLog')],
      );
    bind(port('enquiryInbox')).toResolvedValue(() => strapiEnquiryInbox(client));
  });
