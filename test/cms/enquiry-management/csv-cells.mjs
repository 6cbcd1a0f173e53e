const CELL = /"((?:[^"]|"")*)"(,|\r\n)/gy;

/**
 * Parses CSV in which every cell is in quotes and every line ends with CRLF (RFC 4180). Throws if
 * any character does not match this format.
 */
export const csvCells = (text) => {
  const lines = [[]];
  let end = 0;
  for (const [whole, cell, after] of text.matchAll(CELL)) {
    lines.at(-1).push(cell.replaceAll('""', '"'));
    end += whole.length;
    if (after === '\r\n') lines.push([]);
  }
  if (end !== text.length || lines.at(-1).length > 0)
    throw new Error(`No CSV from byte ${end} on: ${text.slice(end, end + 80)}`);
  return lines.slice(0, -1);
};
