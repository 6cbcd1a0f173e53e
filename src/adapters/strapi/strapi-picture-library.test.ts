import { describe, expect, it } from 'vitest';
import { aMediaWire } from '../../../test/builders/a-media-wire';
import { aNetwork, failure, json, noConnection } from '../../../test/builders/a-network';
import { strapiClient } from './http/strapi-client';
import { strapiPictureLibrary } from './strapi-picture-library';

const library = strapiPictureLibrary(strapiClient({ host: 'https://cms.example', token: 'w' }));
const file = {
  name: 'tears.png',
  type: 'image/png',
  bytes: new Uint8Array([137, 80, 78, 71]),
  alt: 'Tears of "resin"',
};

describe('the call', () => {
  it('the call uploads the file with its alternative text', async () => {
    const { calls } = aNetwork(json([aMediaWire()], { status: 201 }));
    await expect(library.store(file)).resolves.toBe('m0aomeletbj7ec8ui9xsf1kt');
    expect(calls).toMatchObject([
      { method: 'POST', address: 'https://cms.example/api/upload', query: '' },
    ]);
    const form = calls[0]?.body as FormData;
    const sent = form.get('files') as File;
    expect([sent.name, sent.type, sent.size]).toEqual(['tears.png', 'image/png', 4]);
    expect(new Uint8Array(await sent.arrayBuffer())).toEqual(file.bytes);
    expect(JSON.parse(String(form.get('fileInfo')))).toEqual({
      name: 'tears.png',
      alternativeText: 'Tears of "resin"',
    });
  });
});

describe('a file that is not a picture', () => {
  it('a file that is not a picture is refused even when the CMS trusted its type', async () => {
    aNetwork(json([aMediaWire({ width: null, height: null })], { status: 201 }));
    await expect(library.store(file)).rejects.toThrow('Bad Request');
  });

  it('storing a file that the CMS refuses fails with a bad request', async () => {
    aNetwork(failure(400, { message: 'File type not allowed' }));
    await expect(library.store(file)).rejects.toMatchObject({ kind: 'bad-request', status: 400 });
  });
});

describe('an answer that cannot be read', () => {
  it.each([
    ['an empty list', []],
    ['no list', aMediaWire()],
    ['a file without an id', [{ id: 1, width: 10 }]],
    ['null', null],
  ])('an answer that cannot be read is malformed: %s', async (_, answer) => {
    aNetwork(json(answer, { status: 201 }));
    await expect(library.store(file)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('a failure', () => {
  it.each([
    [() => failure(403), 'Forbidden'],
    [() => failure(413), 'Generic Error'],
    [() => noConnection(), 'Network Error'],
  ])('a failure is passed on without a retry: %s', async (answer, message) => {
    const { calls } = aNetwork(answer());
    await expect(library.store(file)).rejects.toThrow(message);
    expect(calls).toHaveLength(1);
  });
});
