import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::law-page.law-page');
