import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::thank-you.thank-you');
