import { guardedRouter } from '../../../queries/guarded-router';

export default guardedRouter('api::law-page.law-page');
