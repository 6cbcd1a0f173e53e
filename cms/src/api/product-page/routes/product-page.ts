import { guardedRouter } from '../../../queries/guarded-router';

export default guardedRouter('api::product-page.product-page');
