import * as v from 'valibot';
import type { ProblemLog } from '../../../application/ports/problem-log';
import { readWire } from './read-wire';

type Fields = v.ObjectEntries & {
  readonly documentId: v.GenericSchema<unknown, string>;
  readonly Title: v.GenericSchema<unknown, string>;
};
type EntryOf<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** Longest excerpt of a value in a report, in characters. */
const LONGEST_VALUE = 80;

const shown = (value: unknown): string => {
  const written = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '');
  return written.length > LONGEST_VALUE ? `${written.slice(0, LONGEST_VALUE)}…` : written;
};

/** Reports that the value of a document's field was left out. */
export function reportField(
  { documentId, Title }: { readonly documentId: string; readonly Title: string },
  field: string,
  value: unknown,
  log: ProblemLog,
): void {
  log.report(`${field} of "${Title}" was left out: it is ${shown(value)}`, {
    documentId,
    title: Title,
  });
}

/**
 * Reads a document field by field. A field that cannot be read counts as empty and is reported.
 *
 * @param schema accepts `null` for an empty field.
 * @throws ContentError of kind `malformed` where the document has no id or no title.
 */
export function readEntry<Entries extends Fields>(
  { entries }: v.ObjectSchema<Entries, undefined>,
  value: unknown,
  log: ProblemLog,
): EntryOf<Entries> {
  const given = readWire(v.record(v.string(), v.unknown()), value);
  const { documentId, Title, ...others } = entries;
  const name = readWire(v.object({ documentId, Title }), given);
  const fields = Object.entries(others).map(([field, schema]) => {
    const { success, output } = v.safeParse(schema, given[field] ?? null);
    if (success) return [field, output] as const;
    reportField(name, field, given[field], log);
    return [field, v.parse(schema, null)] as const;
  });
  return { ...name, ...Object.fromEntries(fields) } as EntryOf<Entries>;
}

/** Reads the items of a list field; items that cannot be read are left out and reported. */
export function readEach<Schema extends v.GenericSchema>(
  schema: Schema,
  values: readonly unknown[],
  onUnread: (value: unknown) => void,
): readonly v.InferOutput<Schema>[] {
  return values.flatMap((value) => {
    const { success, output } = v.safeParse(schema, value);
    if (!success) onUnread(value);
    return success ? [output] : [];
  });
}
