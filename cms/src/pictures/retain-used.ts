import type { Core } from '@strapi/strapi';
import { onlyUnused } from './only-unused';
import type { UploadService } from './pictures-only';

/**
 * Strapi's upload service, except that it does not delete a file that a document shows: every way
 * of deleting calls it.
 */
export const retainUsed = (strapi: Core.Strapi, service: UploadService): UploadService => ({
  ...service,
  async remove(file) {
    await onlyUnused(strapi, [file]);
    return service.remove(file);
  },
});
