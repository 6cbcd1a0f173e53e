import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPng } from './a-png';
import { administrator } from './administrator';
import { ask, CMS_URL, EDITOR, UPLOADS_DIR } from './cms-under-test';
import { executedScripts } from './executed-scripts';
import { DECLARED, ENDINGS, fileSamples, isAgreed, type Sample } from './file-samples';
import { firstOf, formWith, type Stored } from './stored-file';
import { temporaryFiles } from './temporary-files';

let samples: readonly Sample[];
let PNG: Buffer;
let panel: { readonly Authorization: string };

beforeAll(async () => {
  samples = await fileSamples();
  const contentOf = (wanted: string) => samples.find(({ name }) => name === wanted)?.content;
  PNG = contentOf('PNG') as Buffer;
  panel = await administrator();
});

describe('files of every content, declared type and extension', () => {
  const stored: Stored[] = [];

  it('files of every content, declared type and extension are stored only when the three agree', {
    timeout: 300_000,
  }, async () => {
    const wrong: string[] = [];
    for (const sample of samples) {
      for (const declared of DECLARED) {
        for (const ending of ENDINGS) {
          const body = formWith(sample.content, declared, `resin${ending}`);
          const answer = await ask('/api/upload', { as: EDITOR, body });
          const expected = isAgreed(sample, declared, ending) ? 201 : 400;
          if (answer.status === 201) stored.push(firstOf(answer.body));
          if (answer.status !== expected)
            wrong.push(`${sample.name} as ${declared}, ${ending}: ${answer.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(stored).toHaveLength(10);
    expect(temporaryFiles()).toEqual([]);
  });

  it('files of every content, declared type and extension are stored with the extension of their content, and served as that type', async () => {
    for (const { url, ext, mime } of stored) {
      expect([extname(url), ext]).toEqual([ext, ext]);
      const { status, headers } = await ask(url);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(mime);
      expect(headers.get('content-disposition')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
    const kinds = new Set(stored.map(({ ext, mime }) => `${mime} ${ext}`));
    expect([...kinds].sort()).toEqual([
      'image/avif .avif',
      'image/gif .gif',
      'image/jpeg .jpg',
      'image/png .png',
      'image/webp .webp',
    ]);
  });

  it('files of every content, declared type and extension are never executed when an administrator opens them, uploaded or placed in the folder', {
    timeout: 120_000,
  }, async () => {
    // Also tests files that the CMS has never checked, such as old files in the upload folder. So
    // this writes files directly into that folder.
    const left = samples.flatMap(({ content }, index) =>
      ['.gif', '.html', '.js', '.svg', ''].map((ending) => ({
        name: `left-${index}${ending}`,
        content,
      })),
    );
    for (const { name, content } of left) writeFileSync(join(UPLOADS_DIR, name), content);
    const addresses = [
      ...stored.map(({ url }) => url),
      ...left.map(({ name }) => `/uploads/${name}`),
    ];
    const { ran, opened } = await executedScripts(addresses, panel);
    for (const { name } of left) rmSync(join(UPLOADS_DIR, name));
    expect(ran).toEqual([`${CMS_URL}/it-ran?control`]);
    expect(opened).toBe(addresses.length);
  });
});

describe('a file in the folder that is not a picture', () => {
  it.each(['page.html', 'script.js', 'drawing.svg', 'nothing', 'a.gif.html'])(
    'the file %s, which is not a picture, is only downloaded, by every spelling of its path',
    async (name) => {
      writeFileSync(join(UPLOADS_DIR, name), '<script>1</script>');
      for (const path of [
        `/uploads/${name}`,
        `/uploads//${name}`,
        `/uploads/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
      ]) {
        const { status, headers } = await ask(path);
        if (status !== 200) continue;
        expect(headers.get('content-type')).toBe('application/octet-stream');
        expect(headers.get('content-disposition')).toBe('attachment');
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      }
      for (const path of [`/%75ploads/${name}`, `/uploads%2f${name}`, `/x/..%2Fuploads/${name}`]) {
        expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
      }
      rmSync(join(UPLOADS_DIR, name));
    },
  );
});

it('a range of a picture is served with the same headers as the whole', async () => {
  const { body } = await ask('/api/upload', {
    as: EDITOR,
    body: formWith(PNG, 'image/png', 'a.png'),
  });
  const { status, headers } = await ask(firstOf(body).url, { headers: { Range: 'bytes=0-9' } });
  expect(status).toBe(206);
  expect(headers.get('content-length')).toBe('10');
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('cache-control')).toBe('max-age=31536000,immutable');
});

describe('in the panel', () => {
  it('a picture can be uploaded into a folder, and gets its smaller sizes', async () => {
    const made = await ask('/upload/folders', {
      as: panel,
      body: JSON.stringify({ name: `oils ${Date.now()}`, parent: null }),
    });
    expect(made.status).toBe(201);
    const { data } = v.parse(v.object({ data: v.object({ id: v.number() }) }), made.body);
    const large = Buffer.from(await aPng(600, 400).arrayBuffer());
    const body = formWith(large, 'image/png', 'oil.png', { name: 'oil.png', folder: data.id });
    const { status, body: answer } = await ask('/upload', {
      as: panel,
      body,
      headers: { Origin: CMS_URL, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(status).toBe(201);
    expect(answer).toMatchObject([
      { name: 'oil.png', folderPath: expect.stringMatching(/^\/\d+$/), formats: { thumbnail: {} } },
    ]);
    expect(readdirSync(UPLOADS_DIR).some((name) => /^thumbnail_oil_.*\.png$/.test(name))).toBe(
      true,
    );
  });

  it('files cannot be fetched from other URLs in the panel', async () => {
    const body = JSON.stringify({ urls: [`${CMS_URL}/uploads/a.png`] });
    expect((await ask('/upload/actions/upload-from-urls', { as: panel, body })).status).toBe(405);
  });
});
