import { orderOfPosts } from '../../../sort-order/default-orders';
import { orderedService } from '../../../sort-order/ordered-service';

export default orderedService('api::blog.blog', orderOfPosts);
