import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::post-page.post-page');
