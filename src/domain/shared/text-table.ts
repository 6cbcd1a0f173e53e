/** A table of plain texts, for a page and for a downloaded file. */
export interface TextTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
