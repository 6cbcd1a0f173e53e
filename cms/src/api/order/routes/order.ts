import { guardedRouter } from '../../../questions/guarded-router';

export default guardedRouter('api::order.order');
