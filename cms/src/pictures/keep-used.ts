import type { Core } from '@strapi/strapi';
import { onlyUnused } from './only-unused';
import type { UploadService } from './pictures-only';

/** Strapi's upload service, but no file goes that a document shows: every way of deleting ends in it. */
export const keepUsed = (strapi: Core.Strapi, service: UploadService): UploadService => ({
  ...service,
  async remove(file) {
    await onlyUnused(strapi, [file]);
    return service.remove(file);
  },
});
