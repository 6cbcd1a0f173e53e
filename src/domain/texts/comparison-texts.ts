/** The texts of the comparison, which is on the home page and on a page of its own. */
export interface ComparisonTexts {
  /** Labels of the rows that do not show a fact. A row with a fact has the label of the fact. */
  readonly rows: { readonly price: string; readonly hour: string };
  /** Shown in a cell of the table if a product does not have the fact of the row. */
  readonly unknown: string;
  /** Shown below the scent curves. */
  readonly note: string;
  /** The link from the home page to the comparison's own page. */
  readonly link: string;
}
