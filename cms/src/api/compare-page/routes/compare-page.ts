import { guardedRouter } from '../../../queries/guarded-router';

export default guardedRouter('api::compare-page.compare-page');
