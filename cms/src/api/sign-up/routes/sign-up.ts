import { guardedRouter } from '../../../queries/guarded-router';

export default guardedRouter('api::sign-up.sign-up');
