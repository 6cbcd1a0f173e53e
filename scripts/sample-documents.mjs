// npm run sample-documents: writes the PDFs of the sample batches into art/documents. Each page says
// SAMPLE across, because no laboratory has examined these batches.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './lib/command-line.mjs';
import { ROOT } from './lib/root.mjs';

commandLine({
  command: 'sample-documents',
  options: {},
});

const FOLDER = join(ROOT, 'art/documents');
/** Points of an A4 page. */
const PAGE = { width: 595, height: 842 };

const DOCUMENTS = [
  { batch: 'SN-2026-014', kind: 'analysis', title: 'Analysis' },
  { batch: 'SN-2026-014', kind: 'safety-data-sheet', title: 'Safety data sheet' },
  { batch: 'SN-2025-031', kind: 'analysis', title: 'Analysis' },
  { batch: 'SN-2025-027', kind: 'analysis', title: 'Analysis' },
];

/** @param {string} text */
const quoted = (text) => `(${text.replaceAll(/[\\()]/gu, '\\$&')})`;

/**
 * Returns the operators that show a line of text.
 * @param {string} text
 * @param {{ size: number, matrix: string }} place
 */
const shown = (text, { size, matrix }) => `BT /F1 ${size} Tf ${matrix} Tm ${quoted(text)} Tj ET`;

/** @param {readonly string[]} lines of one page. */
function pageContent(lines) {
  const rows = lines.map((line, row) =>
    shown(line, { size: row === 0 ? 24 : 12, matrix: `1 0 0 1 72 ${740 - row * 28}` }),
  );
  const across = shown('SAMPLE', { size: 130, matrix: '0.71 0.71 -0.71 0.71 130 200' });
  return [`0.8 g`, across, `0 g`, ...rows].join('\n');
}

/**
 * Returns a PDF with a page for each list of lines.
 * @param {readonly (readonly string[])[]} pages
 */
function pdfOf(pages) {
  const numbers = pages.map((_, index) => 4 + 2 * index);
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length}>>`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>',
    ...pages.flatMap((lines, index) => {
      const content = pageContent(lines);
      return [
        `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${(numbers[index] ?? 0) + 1} 0 R /Resources <</Font <</F1 3 0 R>>>>>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  return `${text}xref\n0 ${count}\n0000000000 65535 f \n${starts.join('')}trailer\n<</Size ${count} /Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
}

mkdirSync(FOLDER, { recursive: true });
for (const { batch, kind, title } of DOCUMENTS) {
  const first = [
    title,
    `Batch ${batch}`,
    'This is a sample. No laboratory has examined this batch.',
    'It shows where a document of a batch is found.',
  ];
  const second = [title, `Batch ${batch}, page 2`, 'The figures are on the page of the batch.'];
  writeFileSync(join(FOLDER, `${batch}-${kind}.pdf`), pdfOf([first, second]), 'latin1');
}
