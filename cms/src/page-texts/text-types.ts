import { DECLARED_TEXTS } from './declared-texts';

type TextsName = keyof typeof DECLARED_TEXTS;

/** The uid of a single type that contains the words of pages. */
export type TextsUid = { [Name in TextsName]: `api::${Name}.${Name}` }[TextsName];

/** The names of the fields of a single type, and of the fields of its rows. */
export interface TextsFields {
  readonly fields: readonly string[];
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

interface Declared {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly rows: Readonly<Record<string, { readonly fields: Readonly<Record<string, unknown>> }>>;
}

const fieldsOf = ({ fields, rows }: Declared): TextsFields => ({
  fields: Object.keys(fields).filter((name) => !(name in rows)),
  rows: Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, Object.keys(row.fields)]),
  ),
});

/** Calls `make` for each single type that contains the words of pages. */
export const forTextTypes = <Value>(
  make: (fields: TextsFields) => Value,
): Readonly<Record<TextsUid, Value>> =>
  Object.fromEntries(
    Object.entries(DECLARED_TEXTS as Readonly<Record<string, Declared>>).map(([name, declared]) => [
      `api::${name}.${name}`,
      make(fieldsOf(declared)),
    ]),
  ) as Record<TextsUid, Value>;
