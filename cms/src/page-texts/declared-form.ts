/** The label and the help of a text field in the panel's form. */
export interface DeclaredText {
  readonly label: string;
  readonly help: string;
}

/** A list of rows: the component that stores a row, and the label and help of each text in it. */
export interface DeclaredRows {
  readonly component: string;
  readonly fields: Readonly<Record<string, DeclaredText>>;
}

/** What the panel's form shows for a single type that contains texts of pages. */
export interface DeclaredForm {
  /** All fields in the order of the form, including those that are lists of rows. */
  readonly fields: Readonly<Record<string, DeclaredText>>;
  /** The names of the fields that are pictures. */
  readonly pictures: readonly string[];
  /** The fields that are lists of rows. */
  readonly rows: Readonly<Record<string, DeclaredRows>>;
}
