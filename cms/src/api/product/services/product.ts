import { orderedService } from '../../../sort-order/ordered-service';
import { orderOfProducts } from '../../../sort-order/orders';

export default orderedService('api::product.product', orderOfProducts);
