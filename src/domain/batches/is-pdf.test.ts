import { expect, it } from 'vitest';
import { aPdf } from '../../../test/builders/a-pdf';
import { isPdf, MAX_PDF_BYTES } from './is-pdf';

const pdf = aPdf();
const bytes = (text: string) => new TextEncoder().encode(text);

it('a PDF is one', () => {
  expect(isPdf(pdf)).toBe(true);
});

it.each([
  ['an empty file', bytes('')],
  ['a page', bytes('<!doctype html><title>x</title>')],
  ['a page that begins like a PDF', bytes('%PDF-1.4\n<html></html>\n%%EOF')],
  ['a page with leading bytes', Buffer.concat([bytes('\n'), pdf])],
  ['a PDF that was cut off', pdf.subarray(0, pdf.length - 10)],
  ['a PDF with more after its end', Buffer.concat([pdf, bytes('<p>')])],
  ['a PDF with a script of a page', aPdf('% <SCRIPT >1</SCRIPT>')],
  [
    'a PDF that is too large',
    Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(MAX_PDF_BYTES), pdf.subarray(9)]),
  ],
])('%s is none', (_, file) => {
  expect(isPdf(file)).toBe(false);
});
