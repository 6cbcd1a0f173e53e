import { ContainerModule } from 'inversify';
import { strapiClient } from '../../adapters/strapi/http/strapi-client';
import { strapiEditableBlog } from '../../adapters/strapi/strapi-editable-blog';
import { strapiEditableCatalogue } from '../../adapters/strapi/strapi-editable-catalogue';
import { strapiPictureLibrary } from '../../adapters/strapi/strapi-picture-library';
import type { StrapiConfig } from '../config';
import { port } from '../port-token';

/**
 * Binds the editing ports to a Strapi 5 API. Visitors never download this module. Another module
 * must bind `problemLog`.
 */
export const strapiEditingModule = (config: StrapiConfig) =>
  new ContainerModule(({ bind }) => {
    const client = strapiClient(config);
    bind(port('editableCatalogue')).toResolvedValue(
      (log) => strapiEditableCatalogue(client, log),
      [port('problemLog')],
    );
    bind(port('editableBlog')).toResolvedValue(
      (log) => strapiEditableBlog(client, log),
      [port('problemLog')],
    );
    bind(port('pictureLibrary')).toResolvedValue(() => strapiPictureLibrary(client));
  });
