import { expect, it } from 'vitest';
import { csvOf } from './csv';

it('a CSV file has rows for spreadsheets, a byte order mark and lines that end with CRLF', () => {
  expect(
    csvOf([
      ['Substance', 'Per cent'],
      ['α-Pinene', '38.2'],
    ]),
  ).toBe('\uFEFF"Substance","Per cent"\r\n"α-Pinene","38.2"\r\n');
});

it('a CSV file doubles quotation marks and keeps commas and lines within a cell', () => {
  expect(csvOf([['a "b", c\nd']])).toBe('\uFEFF"a ""b"", c\nd"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a CSV file shows the formula %j as text',
  (cell) => {
    expect(csvOf([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`);
  },
);
