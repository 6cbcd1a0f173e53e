import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { fileSamples } from '../file-samples';
import { requireOfCms } from '../require-of-cms.mjs';

const BOOTING = { timeout: 300_000 };
const BUCKET = 'pictures';
const { bucketUrl } = requireOfCms('./dist/src/pictures/bucket');

const { path: directory, remove } = temporaryFolder('bucket-');
let server;
let bucket;
let cms;

beforeAll(async () => {
  server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  bucket = `http://127.0.0.1:${port}`;
  cms = await bootTemporaryCms({
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: bucket,
      S3_PUBLIC_URL: `${bucket}/${BUCKET}`,
      // The only pair of keys that S3rver accepts.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  });
}, BOOTING.timeout);
afterAll(async () => {
  await cms?.stop();
  await server?.close();
  remove();
}, BOOTING.timeout);

const as = () => ({ Authorization: `Bearer ${cms.writeToken}` });
const sample = async (wanted) => (await fileSamples()).find(({ name }) => name === wanted).content;

const upload = async (content, type, name) => {
  const body = new FormData();
  body.append('files', new Blob([content], { type }), name);
  const answer = await fetch(`${cms.url}/api/upload`, { method: 'POST', headers: as(), body });
  return { status: answer.status, body: await answer.json() };
};
const inBucket = () => readdirSync(join(directory, BUCKET));
const inFolder = () => readdirSync(join(cms.publicDir, 'uploads'));

it('a picture is stored in the bucket, served from there, and removed from there when it is deleted', async () => {
  const content = await sample('PNG');
  const { status, body } = await upload(content, 'image/png', 'resin.png');
  expect(status).toBe(201);
  const [{ id, url, ext }] = body;
  expect(url.startsWith(`${bucket}/${BUCKET}/`)).toBe(true);
  expect([ext, inFolder()]).toEqual(['.png', []]);

  const seen = await fetch(url);
  expect(seen.headers.get('content-type')).toBe('image/png');
  expect(seen.headers.get('cache-control')).toBe('max-age=31536000,immutable');
  expect(Buffer.from(await seen.arrayBuffer()).length).toBeGreaterThan(0);

  const data = { Title: 'In the bucket', Price: 1, productimage: id };
  const made = await fetch(`${cms.url}/api/products`, {
    method: 'POST',
    headers: { ...as(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  const { documentId } = (await made.json()).data;
  const list = await (await fetch(`${cms.url}/api/products?populate=productimage`)).json();
  expect(list.data[0].productimage.url).toBe(url);

  const statusOfDelete = async (path) =>
    (await fetch(`${cms.url}/api/${path}`, { method: 'DELETE', headers: as() })).status;
  // A picture that a document shows cannot be deleted.
  expect(await statusOfDelete(`upload/files/${id}`)).toBe(400);
  expect((await fetch(url)).status).toBe(200);

  expect(await statusOfDelete(`products/${documentId}`)).toBe(204);
  expect(await statusOfDelete(`upload/files/${id}`)).toBe(200);
  expect((await fetch(url)).status).toBe(404);
  expect(inBucket()).toEqual([]);
});

it.each([
  ['SVG', 'image/svg+xml', 'drawing.svg'],
  ['page', 'image/png', 'page.png'],
  ['PNG', 'image/png', 'page.html'],
])(
  'a %s with the declared type %s and the name %s is not stored in the bucket',
  async (wanted, type, name) => {
    const { status } = await upload(await sample(wanted), type, name);
    expect(status).toBe(400);
    expect(inBucket()).toEqual([]);
  },
);

it('the panel may show pictures from the bucket', async () => {
  const policy = (await fetch(cms.url)).headers.get('content-security-policy');
  expect(policy).toMatch(new RegExp(`img-src [^;]*${bucket}(;|$)`));
});

it.each([
  [{}, null],
  [
    { S3_BUCKET: 'b' },
    'S3_BUCKET needs S3_PUBLIC_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY too.',
  ],
  [
    { S3_BUCKET: 'b', S3_PUBLIC_URL: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
    'S3_PUBLIC_URL must be an address that begins with http:// or https://.',
  ],
])('the variables %j give the error %s', (given, sentence) => {
  const url = () => bucketUrl((name, fallback) => given[name] ?? fallback);
  if (sentence) expect(url).toThrow(sentence);
  else expect(url()).toBe(null);
});
