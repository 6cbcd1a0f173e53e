import { guardedRouter } from '../../../queries/guarded-router';

export default guardedRouter('api::post-page.post-page');
