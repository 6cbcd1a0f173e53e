import { readdirSync, readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { pdfProblem } from '../cms/src/pictures/pdf-problem';
import { isPdf } from '../src/domain/batches/is-pdf';

const FOLDER = 'art/documents';
const files = readdirSync(FOLDER);

describe.each(files)('the sample document %s', (name) => {
  const bytes = readFileSync(`${FOLDER}/${name}`);

  it('is one that the CMS and the site take', () => {
    expect(pdfProblem(bytes)).toBeNull();
    expect(isPdf(bytes)).toBe(true);
  });

  it('says SAMPLE and its batch on each page', async () => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    const number = /^SN-\d{4}-\d{3}/u.exec(name)?.[0];
    expect(text.length).toBeGreaterThan(0);
    for (const page of text) {
      expect(page).toContain('SAMPLE');
      expect(page).toContain(`Batch ${number}`);
    }
  });
});
