import { ContainerModule } from 'inversify';
import { draftOverlayPort } from '../../adapters/draft-overlay/draft-overlay-port';
import { strapiClient } from '../../adapters/strapi/http/strapi-client';
import { strapiDraftsClient } from '../../adapters/strapi/http/strapi-drafts-client';
import { strapiEnquiryInbox } from '../../adapters/strapi/strapi-enquiry-inbox';
import type { StrapiConfig } from '../config';
import { port } from '../port-token';
import { preview } from '../preview/preview';
import { strapiContent } from './strapi-content';

/** Returns the document's id, the last segment of a path. Strapi ids need no URL decoding. */
const idIn = (path: string): string => path.split('/').findLast((segment) => segment !== '') ?? '';

/**
 * Binds the ports for a preview, in which an editor sees the draft of one document. Another module
 * must bind `problemLog`.
 *
 * @param path the path of the document's page, which ends with the document's id.
 */
export const previewModule = (config: StrapiConfig, token: string, path: string) =>
  new ContainerModule(({ bind }) => {
    const id = idIn(path);
    const client = strapiClient(config);
    const drafts = strapiDraftsClient(config, token);
    for (const { name, make } of strapiContent)
      bind(port(name)).toResolvedValue(
        (log) =>
          draftOverlayPort(
            make(client, log, {}),
            make(drafts, log, { isPreview: true }),
            preview,
            id,
          ),
        [port('problemLog')],
      );
    bind(port('enquiryInbox')).toResolvedValue(() => strapiEnquiryInbox(client));
  });
