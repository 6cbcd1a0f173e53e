import * as v from 'valibot';
import type { RowsField, TextField, TextRow } from '../../../domain/texts/text-fields';
import { isEmptyField } from './is-empty-field';
import { textWire } from './text-wires';

/** The value that an empty field of a row gets. */
const emptyOf = ({ kind }: TextField): string | readonly string[] => (kind === 'lines' ? [] : '');

/**
 * Whether a field of a row is required. The first field, such as the label of a link, and every
 * address are required.
 */
export const isNeeded = (field: TextField, place: number): boolean =>
  place === 0 || field.kind === 'address';

/** Reads one row. @returns `null` if a required field is empty or a field is invalid. */
function readRow(fields: readonly TextField[], given: unknown): TextRow | null {
  const { success, output } = v.safeParse(v.record(v.string(), v.unknown()), given);
  if (!success) return null;
  const row: Record<string, string | readonly string[]> = {};
  for (const [place, field] of fields.entries()) {
    const value = output[field.name];
    if (isEmptyField(value)) {
      if (isNeeded(field, place)) return null;
      row[field.name] = emptyOf(field);
      continue;
    }
    const read = v.safeParse(textWire(field), value);
    if (!read.success) return null;
    row[field.name] = read.output;
  }
  return row;
}

/**
 * Reads the rows of a list.
 *
 * @param onUnread called with each row that is left out.
 * @returns `undefined` if no row can be read, so that the caller shows its default.
 */
export function readRows(
  { row: fields }: RowsField,
  given: readonly unknown[],
  onUnread: (row: unknown) => void,
): readonly TextRow[] | undefined {
  const rows = given.flatMap((value) => {
    const row = readRow(fields, value);
    if (row === null) onUnread(value);
    return row === null ? [] : [row];
  });
  return rows.length > 0 ? rows : undefined;
}
