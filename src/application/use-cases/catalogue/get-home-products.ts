import { HOME_PRODUCTS_LIMIT, type ProductSummary } from '../../../domain/catalogue/product';
import type { Notifier } from '../../ports/notifier';
import type { ProductCatalogue } from '../../ports/product-catalogue';
import { announcingProductFailure } from '../notifications/announce-failure';

export const getHomeProducts =
  (catalogue: ProductCatalogue, notifier: Notifier) =>
  async (signal?: AbortSignal): Promise<readonly ProductSummary[]> => {
    const products = catalogue.list({ limit: HOME_PRODUCTS_LIMIT, signal });
    // A catalogue may return more than the limit; the section never shows more.
    return (await announcingProductFailure(notifier, products)).slice(0, HOME_PRODUCTS_LIMIT);
  };
