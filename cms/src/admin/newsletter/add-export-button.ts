import type { StrapiApp } from '@strapi/strapi/admin';
import { contentManager } from '../content-manager';
import { ExportSubscribers } from './export-subscribers';

/** Adds the export button above the list of newsletter sign-ups. Must be called in `bootstrap`. */
export const addExportButton = (app: StrapiApp) =>
  contentManager(app).injectComponent('listView', 'actions', {
    name: 'export-subscribers',
    Component: ExportSubscribers,
  });
