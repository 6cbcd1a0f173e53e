/**
 * Reads CSV (RFC 4180) as spreadsheets do: cells in quotes may contain commas, line ends and
 * doubled quotation marks. Rejects a text that is not such a file.
 */
export function cellsOfCsv(text: string): readonly (readonly string[])[] {
  if (!text.startsWith('\uFEFF')) throw new Error('The file has no byte order mark');
  const rows: string[][] = [[]];
  const cell = /"(?<quoted>(?:[^"]|"")*)"(?<end>,|\r\n)/uy;
  cell.lastIndex = 1;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const { quoted = '', end } = cell.exec(text)?.groups ?? {};
    if (end === undefined) throw new Error(`The file has no cell at ${at}`);
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
