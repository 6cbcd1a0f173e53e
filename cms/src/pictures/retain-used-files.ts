import type { Core } from '@strapi/strapi';
import type { UploadService } from './pictures-only';
import { onlyUnused } from './refuse-used-files';

/**
 * Wraps Strapi's upload service so that it does not delete a file that a document shows. Every way
 * of deleting calls this service.
 */
export const retainUsed = (strapi: Core.Strapi, service: UploadService): UploadService => ({
  ...service,
  async remove(file) {
    await onlyUnused(strapi, [file]);
    return service.remove(file);
  },
});
