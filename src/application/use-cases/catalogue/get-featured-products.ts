import { type ProductSummary, selectFeatured } from '../../../domain/catalogue/product';
import type { Notifier } from '../../ports/notifier';
import type { ProductCatalogue } from '../../ports/product-catalogue';
import { announcingProductFailure } from '../notifications/announce-failure';

export const getFeaturedProducts =
  (catalogue: ProductCatalogue, notifier: Notifier) =>
  async (signal?: AbortSignal): Promise<readonly ProductSummary[]> =>
    selectFeatured(await announcingProductFailure(notifier, catalogue.list({ signal })));
