import { guardedRouter } from '../../../queries/guarded-router';

export default guardedRouter('api::products-page.products-page');
