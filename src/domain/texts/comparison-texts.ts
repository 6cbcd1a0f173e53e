/** The texts of the comparison, which is on the home page and on a page of its own. */
export interface ComparisonTexts {
  /** Labels of rows. The other rows are named after facts of the products. */
  readonly rows: { readonly price: string; readonly hour: string };
  /** Shown in a cell of the table if a product does not have the fact of the row. */
  readonly unknown: string;
  /** Below the scent curves. */
  readonly note: string;
  /** The link from the home page. */
  readonly link: string;
}
