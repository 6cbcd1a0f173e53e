import type { StrapiApp } from '@strapi/strapi/admin';

/** The parts of Strapi's content manager that we use. Strapi exports no types for them. */
interface ContentManager {
  readonly apis: {
    addBulkAction(actions: readonly unknown[]): void;
    addDocumentAction(actions: readonly unknown[]): void;
    addEditViewSidePanel(panels: readonly unknown[]): void;
  };
  injectComponent(page: string, zone: string, component: object): void;
}

/** Returns the content manager of the panel. Must be called in `bootstrap`. */
export const contentManager = (app: StrapiApp) =>
  app.getPlugin('content-manager') as ReturnType<StrapiApp['getPlugin']> & ContentManager;
