import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::law-page.law-page');
