import { orderedService } from '../../../order/ordered-service';
import { orderOfPosts } from '../../../order/orders';

export default orderedService('api::blog.blog', orderOfPosts);
