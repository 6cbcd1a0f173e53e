import { ContainerModule } from 'inversify';
import { strapiClient } from '../adapters/strapi/http/strapi-client';
import { strapiPictureLibrary } from '../adapters/strapi/strapi-picture-library';
import type { StrapiConfig } from './config';
import { port } from './port';

/** The port that only editors need, on a Strapi 5 API: no visitor downloads it. */
export const strapiUploadsModule = (config: StrapiConfig) =>
  new ContainerModule(({ bind }) => {
    bind(port('pictureLibrary')).toResolvedValue(() => strapiPictureLibrary(strapiClient(config)));
  });
