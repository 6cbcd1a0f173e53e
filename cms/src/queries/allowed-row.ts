import type { Schema, UID } from '@strapi/strapi';
import { KINDS, type Kind, type KindName } from './field-kinds';

/** How one populated relation or component may be queried. */
export interface Part {
  readonly fields?: readonly string[];
  readonly populate?: Readonly<Record<string, Part>>;
  /** Rules for the components of a dynamic zone, by component name. */
  readonly on?: Readonly<Record<string, Part>>;
}

export type Action = 'find' | 'findOne' | 'create' | 'update' | 'delete';
export type Parameter =
  | 'fields'
  | 'filters'
  | 'locale'
  | 'pagination'
  | 'populate'
  | 'sort'
  | 'status';

/** The allowed queries of one content type. */
export interface Row {
  readonly parameters: Readonly<Record<Action, readonly Parameter[]>>;
  readonly fields: Readonly<Record<string, KindName>>;
  readonly populate: Readonly<Record<string, Part>>;
}

/** A `Row` in which TypeScript accepts only attributes of the schema of `Type`. */
export interface RowOf<Type extends UID.ContentType> {
  readonly parameters: Row['parameters'];
  readonly fields: Partial<Record<'id' | 'documentId' | Schema.AttributeNames<Type>, KindName>>;
  readonly populate: Partial<Record<Schema.AttributeNames<Type>, Part>>;
}

/** The rows of several content types, with their attributes checked. */
export type Rows = { readonly [Type in UID.ContentType]?: RowOf<Type> };

/** Returns the kind of a field that may be queried, and undefined for any other field. */
export const kindOf = ({ fields }: Row, name: string): Kind | undefined => {
  const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return kind && KINDS[kind];
};
