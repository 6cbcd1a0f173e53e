import type { StrapiApp } from '@strapi/strapi/admin';
import { ErasePersonAction } from './erase-person-action';
import { ExportFound, ExportSelectedAction } from './export-enquiries';
import { listColumns } from './list-columns';
import { StepsPanel } from './steps-panel';

/** Strapi's content manager; its types are not exported for applications. */
interface ContentManager {
  readonly apis: {
    addBulkAction(actions: readonly unknown[]): void;
    addDocumentAction(actions: readonly unknown[]): void;
    addEditViewSidePanel(panels: readonly unknown[]): void;
  };
  injectComponent(page: string, zone: string, component: object): void;
}

/** Adds the owner's actions to the list and the form of enquiries. Call it in `bootstrap`. */
export const addEnquiryActions = (app: StrapiApp) => {
  const manager = app.getPlugin('content-manager') as unknown as ContentManager;
  manager.apis.addEditViewSidePanel([StepsPanel]);
  manager.apis.addDocumentAction([ErasePersonAction]);
  manager.apis.addBulkAction([ExportSelectedAction]);
  manager.injectComponent('listView', 'actions', {
    name: 'export-enquiries',
    Component: ExportFound,
  });
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', listColumns);
};
