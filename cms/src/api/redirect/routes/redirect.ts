import { guardedRouter } from '../../../queries/guarded-router';

export default guardedRouter('api::redirect.redirect');
