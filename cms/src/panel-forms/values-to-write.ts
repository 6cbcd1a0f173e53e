import { isDeepStrictEqual } from 'node:util';
import { COLUMNS, FORM, type Row, type Values, valueAt } from './configuration';

/**
 * The values that this CMS last wrote into the panel's configuration of a content type, and the
 * fields that the content type had then.
 */
export interface Written {
  readonly attributes: readonly string[];
  readonly values: Values;
}

interface Configured {
  /** The configuration in the database. */
  readonly stored: object;
  readonly generated: Values;
  readonly declared: Values;
  readonly written: Written | undefined;
  /** The fields that the content type has now. */
  readonly attributes: readonly string[];
}

const onlyOf = (names: readonly string[], path: string, value: unknown): unknown => {
  if (path === COLUMNS) return (value as readonly string[]).filter((name) => names.includes(name));
  if (path !== FORM) return value;
  return (value as readonly Row[])
    .map((row) => row.filter(({ name }) => names.includes(name)))
    .filter((row) => row.length > 0);
};

/**
 * Returns whether the stored value is the one that we wrote last. Ignores fields that the content
 * type has lost or gained since: Strapi itself removes them from the two layouts (form and list),
 * or appends them.
 */
const isAsWritten = ({ stored, written, attributes }: Configured, path: string): boolean => {
  if (!written || !(path in written.values)) return false;
  const names = attributes.filter((name) => written.attributes.includes(name));
  return isDeepStrictEqual(
    onlyOf(names, path, valueAt(stored, path) ?? []),
    onlyOf(names, path, written.values[path]),
  );
};

/**
 * Compares the configuration in the database with the values that we declare. Returns the values to
 * write now (`changes`), and the values to remember as written by us (`written`).
 *
 * A value is written if the stored one is still the one that we wrote last. A value that we have
 * never written is written if the stored one is still the one that Strapi generated. So every value
 * that the owner changed or emptied in the panel stays.
 *
 * If every stored value that we wrote equals the generated one again, Strapi has generated the
 * configuration a second time, for example because the content type was removed for some time. Our
 * values are then written again.
 */
export function valuesToWrite(configured: Configured): { changes: Values; written: Written } {
  const { stored, generated, declared, attributes } = configured;
  const isGenerated = (path: string) => isDeepStrictEqual(valueAt(stored, path), generated[path]);
  const before = configured.written?.values ?? {};
  const isGeneratedAnew = Object.keys(before).every(isGenerated);
  const mayWrite = (path: string) =>
    isGeneratedAnew || !(path in before) ? isGenerated(path) : isAsWritten(configured, path);

  const changes: Record<string, unknown> = {};
  const values: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(declared)) {
    const isDeclared = isDeepStrictEqual(valueAt(stored, path), value);
    if (!isDeclared && mayWrite(path)) changes[path] = value;
    if (isDeclared || path in changes) values[path] = value;
    else if (path in before) values[path] = before[path];
  }
  return { changes, written: { attributes, values } };
}
