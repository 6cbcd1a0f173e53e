import type { StrapiApp } from '@strapi/strapi/admin';
import { contentManager } from '../content-manager';
import { ErasePersonAction } from './erase-person-action';
import { ExportFound, ExportSelectedAction } from './export-enquiries';
import { listColumns } from './list-columns';
import { StepsPanel } from './steps-panel';

/**
 * Adds the owner's actions to the list and the form of enquiries. Must be called in `bootstrap`.
 */
export const addEnquiryActions = (app: StrapiApp) => {
  const manager = contentManager(app);
  manager.apis.addEditViewSidePanel([StepsPanel]);
  manager.apis.addDocumentAction([ErasePersonAction]);
  manager.apis.addBulkAction([ExportSelectedAction]);
  manager.injectComponent('listView', 'actions', {
    name: 'export-enquiries',
    Component: ExportFound,
  });
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', listColumns);
};
