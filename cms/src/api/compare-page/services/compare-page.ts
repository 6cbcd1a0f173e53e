import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::compare-page.compare-page');
