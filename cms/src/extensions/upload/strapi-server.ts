import type { Core } from '@strapi/strapi';
import { picturesOnly, type UploadService } from '../../pictures/pictures-only';
import { retainUsed } from '../../pictures/retain-used-files';

interface UploadPlugin {
  services: { upload(context: { strapi: Core.Strapi }): UploadService };
}

export default (plugin: UploadPlugin) => {
  const { upload } = plugin.services;
  plugin.services.upload = (context) => retainUsed(context.strapi, picturesOnly(upload(context)));
  return plugin;
};
