import { orderedService } from '../../../order/ordered-service';
import { orderOfProducts } from '../../../order/orders';

export default orderedService('api::product.product', orderOfProducts);
