import { guardedRouter } from '../../../queries/guarded-router';

export default guardedRouter('api::thank-you.thank-you');
