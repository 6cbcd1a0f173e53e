/** The texts of the comparison, which is on the home page and on a page of its own. */
export interface ComparisonTexts {
  /** Labels of the price row and the scent curve row. Each other row has the label of its fact. */
  readonly rows: { readonly price: string; readonly hour: string };
  /** Shown in a cell of the table if a product does not have the fact of the row. */
  readonly unknown: string;
  /** Shown below the scent curves. */
  readonly note: string;
  /** The link from the home page to the comparison's own page. */
  readonly link: string;
}
