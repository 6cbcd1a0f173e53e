/**
 * A content type or component in Strapi's content manager, including the fields that Strapi adds.
 */
export interface Model {
  readonly uid: string;
  readonly attributes: Readonly<
    Record<string, { readonly type: string; readonly relationType?: string }>
  >;
}

/**
 * Values of a configuration of the content manager, by path: `metadatas.Title.edit.label`. The
 * configuration itself is nested.
 */
export type Values = Readonly<Record<string, unknown>>;

export const FORM = 'layouts.edit';
export const COLUMNS = 'layouts.list';

export type Row = readonly { readonly name: string; readonly size: number }[];

type Nested = Record<string, unknown>;

const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null;

export const valueAt = (configuration: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isNested(at) ? at[key] : undefined), configuration);

const withValue = (at: unknown, [key = '', ...rest]: readonly string[], value: unknown): Nested => {
  const nested = isNested(at) ? at : {};
  return { ...nested, [key]: rest.length > 0 ? withValue(nested[key], rest, value) : value };
};

/** Returns a copy of the configuration in which the given values are replaced. */
export const withValues = <T extends object>(configuration: T, values: Values): T =>
  Object.entries(values).reduce<T>(
    (changed, [path, value]) => withValue(changed, path.split('.'), value) as T,
    configuration,
  );
