import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::compare-page.compare-page');
