import type { StrapiApp } from '@strapi/strapi/admin';
import { contentManager } from '../content-manager';
import { ShippedEntriesButton } from './shipped-entries-button';

/**
 * Adds the button above the empty lists of questions and testimonials. Must be called in
 * `bootstrap`.
 */
export const addShippedEntriesButton = (app: StrapiApp) =>
  contentManager(app).injectComponent('listView', 'actions', {
    name: 'shipped-entries',
    Component: ShippedEntriesButton,
  });
