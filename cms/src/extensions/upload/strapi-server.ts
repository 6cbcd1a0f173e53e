import type { Core } from '@strapi/strapi';
import { keepUsed } from '../../pictures/keep-used';
import { picturesOnly, type UploadService } from '../../pictures/pictures-only';

interface UploadPlugin {
  services: { upload(context: { strapi: Core.Strapi }): UploadService };
}

export default (plugin: UploadPlugin) => {
  const { upload } = plugin.services;
  plugin.services.upload = (context) => keepUsed(context.strapi, picturesOnly(upload(context)));
  return plugin;
};
