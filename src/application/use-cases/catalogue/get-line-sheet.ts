import {
  LINE_SHEET_PRODUCTS,
  type LineSheet,
  lineSheetOf,
} from '../../../domain/catalogue/line-sheet';
import type { ProductCatalogue } from '../../ports/product-catalogue';

/**
 * Returns the line sheet of the catalogue. Reads one page of the product list, however many
 * products there are.
 */
export const getLineSheet =
  (catalogue: ProductCatalogue) =>
  async (signal?: AbortSignal): Promise<LineSheet> => {
    const query = { page: 1, pageSize: LINE_SHEET_PRODUCTS };
    const { items, total } = await catalogue.search(query, { signal });
    return lineSheetOf(items, total);
  };
