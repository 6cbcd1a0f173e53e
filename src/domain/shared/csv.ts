/** A first character that makes spreadsheets read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

/** An apostrophe before a formula makes spreadsheets show it as text. */
const safe = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => `"${safe(cell).replaceAll('"', '""')}"`;

/**
 * Returns rows as CSV (RFC 4180) for spreadsheets: every cell in quotes, lines that end with CRLF.
 * The byte order mark at the beginning tells Excel that the file is UTF-8.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
