import type { UID } from '@strapi/strapi';
import type { PanelForms } from '../panel-forms/panel-form';
import type { RowOf } from '../queries/allowed-row';

/** The pages of the site for single documents of a content type. */
export interface DocumentPages {
  /** The path of the content type in the API. */
  readonly list: string;
  /** The path of the pages on the site. */
  readonly path: string;
  /** The field that contains the last part of a page's path; by default it is the document's id. */
  readonly endsWith?: 'address' | 'Title';
}

interface Declaration<Type extends UID.ContentType, Pages> {
  /** Omitted when no page of the site shows a single document. */
  readonly page?: Pages;
  /** What a visitor may query. */
  readonly queries: RowOf<Type>;
  /** How the panel shows the content type and its components. */
  readonly panel: PanelForms;
}

/** Declares a content type that visitors may read. */
export const contentType = <
  const Type extends UID.ContentType,
  Pages extends DocumentPages | null = null,
>(
  uid: Type,
  { page, queries, panel }: Declaration<Type, Pages>,
) => ({ uid, page: (page ?? null) as Pages, queries, panel });
