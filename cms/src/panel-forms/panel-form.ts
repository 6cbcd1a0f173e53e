/** A field as the panel's form shows it. */
export interface ShownField {
  readonly label: string;
  /** One sentence with an example, shown below the field. */
  readonly help: string;
  /**
   * Width in columns of the form's grid of twelve; by default Strapi's own width for the field's
   * type.
   */
  readonly width?: 4 | 6 | 8 | 12;
  /** Whether the form shows the value but does not let it be changed. */
  readonly readOnly?: true;
}

/** A field that the form leaves out, with the reason. */
export interface HiddenField {
  readonly hidden: string;
}

export type Field = ShownField | HiddenField;

/** The fields that Strapi adds to every entry and that a list can show. */
export type Stamp = 'createdAt' | 'updatedAt' | 'createdBy' | 'updatedBy';

export interface PanelList {
  /**
   * Names of the fields that are shown as columns, from left to right. Strapi itself adds a column
   * for the status of drafts.
   */
  readonly columns: readonly string[];
  readonly sortBy: string;
  readonly direction: 'ASC' | 'DESC';
  /** Number of entries on a page: one of the numbers that the panel offers. */
  readonly pageSize: 10 | 20 | 50 | 100;
  /** Column headings that replace the default headings in `STAMP_LABELS`. */
  readonly stamps?: Partial<Readonly<Record<Stamp, string>>>;
}

/** How the panel shows one content type or component. */
export interface PanelForm {
  /** Every field of the schema, in the order of the form. */
  readonly fields: Readonly<Record<string, Field>>;
  /**
   * The field whose value is the heading of an entry; by default the first short text. With `id`,
   * the heading is the name of the content type. Single types use `id`, because the first text of a
   * page would be no suitable heading, and may be empty. `name-recent-documents.ts` shows the same
   * name in the lists on the panel's home page.
   */
  readonly title?: string;
  /** The list of entries; only for collection types. */
  readonly list?: PanelList;
}

/** Forms by uid of the content type or component: `api::product.product`, `product.fact`. */
export type PanelForms = Readonly<Record<string, PanelForm>>;

export const isShown = (field: Field): field is ShownField => 'label' in field;
