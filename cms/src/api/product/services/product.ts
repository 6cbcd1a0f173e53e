import { orderOfProducts } from '../../../sort-order/default-orders';
import { orderedService } from '../../../sort-order/ordered-service';

export default orderedService('api::product.product', orderOfProducts);
