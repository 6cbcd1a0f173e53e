import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { MAX_PDF_BYTES, pdfProblem } from '../cms/src/pictures/pdf-problem';
import { aPdf } from './builders/a-pdf';

const END = 'startxref\n9\n%%EOF\n';
const bytes = (text: string) => Buffer.from(text, 'latin1');

const objectStream = (objects: string | Buffer) => {
  const data = deflateSync(objects);
  const head = `<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length}>>`;
  return Buffer.concat([
    bytes(`%PDF-1.5\n1 0 obj\n${head}\nstream\n`),
    data,
    bytes(`\nendstream\nendobj\n${END}`),
  ]);
};

it.each([
  ['a page with text', aPdf()],
  ['an object stream', objectStream('2 0 <</Type /Catalog>>')],
  ['a name that only begins like an active one', aPdf('<</LaunchedOn (2026)>>')],
])('takes a PDF with %s', (_, pdf) => {
  expect(pdfProblem(pdf)).toBeNull();
});

it.each([
  ['a page', bytes('<!doctype html><script>1</script>'), 'not a whole PDF'],
  ['an empty file', bytes(''), 'not a whole PDF'],
  ['a page with the first bytes of a PDF', bytes('%PDF-1.7\n<html>'), 'not a whole PDF'],
  ['a PDF after something else', Buffer.concat([bytes('GIF89a'), aPdf()]), 'not a whole PDF'],
  ['a PDF before something else', Buffer.concat([aPdf(), bytes('more of it')]), 'not a whole PDF'],
  ['half a PDF', aPdf().subarray(0, 60), 'not a whole PDF'],
  ['a page within a PDF', aPdf('% <ScRipt>1</script>'), 'something else at once'],
  ['a ZIP archive in a PDF', aPdf('% PK\x05\x06'), 'something else at once'],
  ['a script', aPdf('<</S /JavaScript /JS (app.alert(1))>>'), 'a script'],
  ['a script in a name with escapes', aPdf('<</S /J#61vaScript>>'), 'a script'],
  ['a program to start', aPdf('<</S /Launch /F (x.exe)>>'), 'a script'],
  ['an attachment', aPdf('<</Type /EmbeddedFile>>'), 'an attachment'],
  ['a password', aPdf('trailer <</Encrypt 9 0 R>>'), 'a password'],
  ['a script in an object stream', objectStream('2 0 <</S /JavaScript>>'), 'a script'],
  ['an object stream that is a bomb', objectStream(Buffer.alloc(60_000_000)), 'too much'],
  ['too many bytes', Buffer.concat([aPdf(), Buffer.alloc(MAX_PDF_BYTES)]), 'at most 5 MB'],
])('refuses %s', (_, pdf, sentence) => {
  expect(pdfProblem(pdf)).toContain(sentence);
});
