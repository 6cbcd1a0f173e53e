/** A text as the form of the panel shows it. */
export interface DeclaredText {
  readonly label: string;
  readonly help: string;
}

/** The component that the rows of a list consist of, with the texts of one row. */
export interface DeclaredRows {
  readonly component: string;
  readonly fields: Readonly<Record<string, DeclaredText>>;
}

/** What the CMS needs to know of a single type of texts beside its schema. */
export interface DeclaredType {
  /** Every field in the order of the form, those with rows too. */
  readonly fields: Readonly<Record<string, DeclaredText>>;
  /** The names of the fields that are pictures. */
  readonly pictures: readonly string[];
  /** The fields that are lists of rows. */
  readonly rows: Readonly<Record<string, DeclaredRows>>;
}
