import { pipeline, type Readable } from 'node:stream';
import { type Stringifier, stringify } from 'csv-stringify';

export interface Column {
  readonly key: string;
  readonly header: string;
}

/**
 * Returns the rows as CSV for spreadsheets: UTF-8 with a byte order mark, CRLF, every cell in
 * quotes. Prefixes a cell that a spreadsheet would run as a formula with an apostrophe. Calls
 * `onEnd` with `null` when the file is complete, or else with the error.
 */
export const csvStream = (
  rows: Readable,
  columns: readonly Column[],
  onEnd: (error: NodeJS.ErrnoException | null) => void,
): Stringifier =>
  pipeline(
    rows,
    stringify({
      bom: true,
      record_delimiter: 'windows',
      quoted: true,
      quoted_empty: true,
      escape_formulas: true,
      header: true,
      columns: [...columns],
    }),
    onEnd,
  );
