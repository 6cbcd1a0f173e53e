import { orderedService } from '../../../sort-order/ordered-service';
import { orderOfPosts } from '../../../sort-order/orders';

export default orderedService('api::blog.blog', orderOfPosts);
