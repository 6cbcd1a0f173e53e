import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiBatches } from '../../src/adapters/strapi/strapi-batches';
import type { BatchId } from '../../src/domain/batches/batch';
import { aPdf } from '../builders/a-pdf';
import { aProblemLog } from '../builders/a-problem-log';
import { aPng } from './a-png';
import { ask, CMS_URL, EDITOR, SITE, VISITOR } from './cms-under-test';
import { documentIdOf, makeProduct } from './create-content';
import { firstOf, formWith } from './stored-file';
import { temporaryFiles } from './temporary-files';

const PDF = aPdf();
const ID = 'SN-2026-077' as BatchId;
const GIVEN = { Title: ID, material: 'Carterii oil', state: 'current' };
const DOCUMENT = { kind: 'analysis', names: ID, examined: 'this batch' };

const upload = (content: Buffer, declared = 'application/pdf', name = 'analysis.pdf') =>
  ask('/api/upload', { as: EDITOR, body: formWith(content, declared, name) });
const bytes = (text: string) => Buffer.from(text, 'latin1');

const messageOf = (body: unknown) =>
  (body as { readonly error?: { readonly message?: string } }).error?.message;

describe('a PDF', () => {
  it('is stored, and can only be saved by browsers', async () => {
    const { status, body } = await upload(PDF, 'application/pdf', '../../a<b>.html.PDF');
    expect(status).toBe(201);
    const { url, name, mime } = firstOf(body);
    expect({ name, mime }).toEqual({ name: 'ab.html.pdf', mime: 'application/pdf' });
    const { headers } = await ask(url, { as: VISITOR });
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it.each([
    ['a page in its name', bytes('<!doctype html><script>1</script>'), 'not a whole PDF'],
    ['a page after its first bytes', bytes('%PDF-1.4\n<script>1</script>'), 'not a whole PDF'],
    ['a page within it', aPdf('% <script>1</script>'), 'something else at once'],
    ['a script', aPdf('<</S /JavaScript /JS (app.alert(1))>>'), 'contains a script'],
    ['more than 5 MB', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), 'at most 5 MB'],
  ])('is refused with %s', async (_, content, message) => {
    const { status, body } = await upload(content);
    expect({ status, message: messageOf(body) }).toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
    });
    expect(temporaryFiles()).toEqual([]);
  });

  it.each([
    ['text/html', 'analysis.pdf'],
    ['application/pdf', 'analysis.html'],
    ['application/pdf', 'analysis.png'],
    ['image/png', 'analysis.pdf'],
  ])('is refused as %s with the name %s', async (declared, name) => {
    expect((await upload(PDF, declared, name)).status).toBe(400);
  });

  it('is refused when its body is larger than any upload', async () => {
    const { status } = await ask('/api/upload', {
      as: EDITOR,
      body: formWith(Buffer.alloc(30 * 1024 * 1024), 'application/pdf', 'analysis.pdf'),
    });
    expect(status).toBe(413);
    expect(temporaryFiles()).toEqual([]);
  });

  it('is not uploaded by a visitor', async () => {
    const body = formWith(PDF, 'application/pdf', 'analysis.pdf');
    expect((await ask('/api/upload', { as: VISITOR, body })).status).toBeGreaterThanOrEqual(401);
  });
});

describe('the file of a document', () => {
  let pdf: number;
  let png: number;
  let batch: string;
  beforeAll(async () => {
    pdf = firstOf((await upload(PDF)).body).id;
    const picture = Buffer.from(await aPng(6, 4).arrayBuffer());
    png = firstOf((await upload(picture, 'image/png', 'a.png')).body).id;
    const data = { ...GIVEN, documents: [{ ...DOCUMENT, file: pdf }, DOCUMENT] };
    const { status, body } = await ask('/api/batches', { as: EDITOR, data });
    expect(status).toBe(201);
    batch = documentIdOf(body);
  });
  afterAll(() => ask(`/api/batches/${batch}`, { as: EDITOR, method: 'DELETE' }));

  it('is read by the site with its address and size, in the query of a CMS without files', async () => {
    const token = SITE['Authorization']?.replace('Bearer ', '') ?? '';
    const log = aProblemLog();
    const batches = strapiBatches(strapiClient({ host: CMS_URL, token }), log);
    const documents = (await batches.byId(ID))?.documents ?? [];
    expect(documents.map(({ file }) => file)).toEqual([
      { url: expect.stringMatching(/\/uploads\/analysis_\w+[.]pdf$/u), bytes: expect.any(Number) },
      null,
    ]);
    expect(log.problems).toEqual([]);
    const { body } = await ask('/api/batches?populate=*', { as: VISITOR });
    expect(JSON.stringify(body)).not.toMatch(/related|provider|folderPath|publishedNumber/u);
  });

  it('cannot be a picture', async () => {
    const data = { documents: [{ ...DOCUMENT, file: png }] };
    const path = `/api/batches/${batch}`;
    const { status, body } = await ask(path, { as: EDITOR, method: 'PUT', data });
    expect({ status, message: messageOf(body) }).toEqual({
      status: 400,
      message: 'Choose a PDF here.',
    });
  });

  it('cannot be in a field for pictures', async () => {
    const id = await makeProduct({ Title: 'Sacra', Price: 9 });
    for (const value of [{ productimage: pdf }, { gallery: [png, pdf] }]) {
      const path = `/api/products/${id}`;
      const { status, body } = await ask(path, { as: EDITOR, method: 'PUT', data: value });
      expect({ status, message: messageOf(body) }).toEqual({
        status: 400,
        message: 'Choose a picture here, not a PDF.',
      });
    }
    await ask(`/api/products/${id}`, { as: EDITOR, method: 'DELETE' });
  });

  it('is not deleted while a batch refers to it', async () => {
    const { status } = await ask(`/api/upload/files/${pdf}`, { as: EDITOR, method: 'DELETE' });
    expect(status).toBe(400);
  });
});
