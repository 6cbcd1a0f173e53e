import * as v from 'valibot';
import type { ProblemLog } from '../../../application/ports/problem-log';
import { reportField } from '../wire/read-entry';
import { isEmptyField } from './is-empty-field';

/** The valid fields of an entry that are not empty. */
export type FilledFields<Entries extends v.ObjectEntries> = {
  readonly [Name in keyof Entries]?: v.InferOutput<Entries[Name]> | undefined;
};

const fieldsWire = v.pipe(
  v.unknown(),
  v.check((given) => !Array.isArray(given), 'Expected one entry'),
  v.record(v.string(), v.unknown()),
);

/**
 * Reports that a value of a single type was left out.
 *
 * @param what the type’s name in the admin panel.
 */
export const reportLeftOut = (what: string, field: string, value: unknown, log: ProblemLog): void =>
  reportField({ documentId: '', Title: what }, field, value, log);

/**
 * Reads the entry of a single type field by field. Leaves out empty fields. Also leaves out fields
 * that cannot be read, and reports them.
 *
 * @param what the type’s name in the admin panel, for reports.
 */
export function readFilledFields<Entries extends v.ObjectEntries>(
  { entries }: v.ObjectSchema<Entries, undefined>,
  entry: unknown,
  what: string,
  log: ProblemLog,
): FilledFields<Entries> {
  const given = v.safeParse(fieldsWire, entry);
  if (!given.success) {
    log.report(`"${what}" could not be read`, { title: what });
    return {};
  }
  const filled = Object.entries(entries).flatMap(([field, schema]) => {
    const value = given.output[field];
    if (isEmptyField(value)) return [];
    const { success, output } = v.safeParse(schema, value);
    if (!success) reportLeftOut(what, field, value, log);
    return success ? [[field, output] as const] : [];
  });
  return Object.fromEntries(filled) as FilledFields<Entries>;
}
