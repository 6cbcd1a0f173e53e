import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::thank-you.thank-you');
