/**
 * Returns a PDF of one empty page.
 *
 * @param more an object or a comment that the PDF contains too.
 */
export function aPdf(more = ''): Buffer {
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  if (more !== '') text += `4 0 obj\n${more}\nendobj\n`;
  const table = `xref\n0 4\n0000000000 65535 f \n${starts.join('')}`;
  const end = `trailer\n<</Size 4 /Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}${table}${end}`, 'latin1');
}
