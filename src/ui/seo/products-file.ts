import type { UseCases } from '../../application/use-cases';
import { catalogueTable } from '../../domain/catalogue/catalogue-table';
import type { ProductSummary } from '../../domain/catalogue/product';
import { csvOf } from '../../domain/shared/csv';
import { productsFileTexts } from '../content/products-file';
import { productAddress } from '../site/routes';
import type { Absolute } from './absolute';

/** The functions that read the content of the catalogue file. */
export interface CatalogueReads extends Pick<UseCases, 'getBatchList'> {
  /** Returns all products, in the order of the product list. */
  readonly listProducts: () => Promise<readonly ProductSummary[]>;
}

/**
 * Returns the whole catalogue as CSV, in the order of the product list. The addresses of the pages
 * are paths when the site's own address is unknown.
 */
export async function productsFile(
  { listProducts, getBatchList }: CatalogueReads,
  absolute: Absolute | null,
): Promise<string> {
  const { columns, rows } = catalogueTable(
    await listProducts(),
    await getBatchList(),
    (id) => (absolute ?? String)(productAddress(id)),
    productsFileTexts,
  );
  return csvOf([columns, ...rows]);
}
