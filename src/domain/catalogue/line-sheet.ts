import type { Picture } from '../shared/picture';
import { oilOf } from './oil-volumes';
import type { ProductSummary } from './product';
import { VOLUMES, type Volume } from './volume';

/** Maximum number of rows, so that the sheet fits on two pages of A4 or Letter. */
export const LINE_SHEET_ROWS = 24;

/** Number of products that are read for a line sheet: one for each row and volume. */
export const LINE_SHEET_PRODUCTS = LINE_SHEET_ROWS * VOLUMES.length;

/** One row of a line sheet: an oil, with its products by volume. */
export interface LineSheetRow {
  /** The title without the volume. */
  readonly name: string;
  readonly picture: Picture | null;
  /** The products in each column; usually one or none. */
  readonly cells: readonly (readonly ProductSummary[])[];
}

export interface LineSheet {
  /** The volumes of the products in the rows. `null` is the column of products without a volume. */
  readonly columns: readonly (Volume | null)[];
  /** At most `LINE_SHEET_ROWS` rows, in the order of the products. */
  readonly rows: readonly LineSheetRow[];
  /** Whether the sheet leaves out products of the catalogue. */
  readonly isShortened: boolean;
}

/**
 * Returns the line sheet of a catalogue: a row for each oil, with its volumes in columns.
 *
 * @param products the first products of the catalogue, at least `LINE_SHEET_PRODUCTS` if there are
 * as many.
 * @param total number of products in the whole catalogue.
 */
export function lineSheetOf(products: readonly ProductSummary[], total: number): LineSheet {
  const byName = new Map<string, readonly ProductSummary[]>();
  for (const product of products) {
    const name = oilOf(product.title);
    byName.set(name, [...(byName.get(name) ?? []), product]);
  }
  const shown = [...byName].slice(0, LINE_SHEET_ROWS);
  const shownProducts = shown.flatMap(([, productsOfOil]) => productsOfOil);
  const columns = [...VOLUMES, null].filter((column) =>
    shownProducts.some(({ volume }) => volume === column),
  );
  return {
    columns,
    rows: shown.map(([name, productsOfOil]) => ({
      name,
      picture: productsOfOil.find(({ picture }) => picture !== null)?.picture ?? null,
      cells: columns.map((column) => productsOfOil.filter(({ volume }) => volume === column)),
    })),
    isShortened: shownProducts.length < total,
  };
}
