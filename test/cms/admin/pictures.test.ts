import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPng } from '../a-png';
import { administrator } from '../administrator';
import { ask, CMS_URL, UPLOADS_DIR } from '../cms-under-test';
import { formWith } from '../stored-file';
import { temporaryFiles } from '../temporary-files';
import { anAuthor, type Person, sendPicture } from './panel-users';

let author: Person;
const bytesOf = async (picture: Blob) => Buffer.from(await picture.arrayBuffer());

beforeAll(async () => {
  author = await anAuthor();
});

describe('a picture of many pixels in a few bytes', () => {
  const TOO_MANY = [7100, 7100] as const;

  it('a picture of many pixels in a few bytes is refused before it is decoded', async () => {
    const { status, body } = await sendPicture(author, await bytesOf(aPng(...TOO_MANY)));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('million pixels');
  });

  it('a picture of many pixels in a few bytes is refused with others that have too many pixels together', async () => {
    const form = new FormData();
    for (const name of ['a.png', 'b.png', 'c.png']) form.append('files', aPng(4200, 4200), name);
    expect((await ask('/upload', { as: author, body: form })).status).toBe(400);
  });
});

describe('the fileInfo of an upload', () => {
  it.each([
    [1, ['{']],
    [1, ['null']],
    [1, ['{"name":{"toString":1}}']],
    [2, ['{"name":"a.png"}', '{"name":"b.png"}', '{"name":"c.png"}']],
    [2, ['{"name":"x.png"}', '{"name":"y.png"}']],
  ])('the fileInfo of an upload for %i files is refused as %j', async (count, infos) => {
    const form = new FormData();
    for (const name of ['a.png', 'b.png'].slice(0, count)) form.append('files', aPng(9, 9), name);
    for (const info of infos) form.append('fileInfo', info);
    expect((await ask('/upload', { as: author, body: form })).status).toBe(400);
  });

  it('the fileInfo of an upload is stored with its known properties only', async () => {
    const fileInfo = { name: 'x.png', caption: 'Tears', constructor: {} };
    const { status, body } = await sendPicture(author, await bytesOf(aPng(9, 9)), fileInfo);
    expect(status).toBe(201);
    expect(body).toMatchObject([{ name: 'x.png', caption: 'Tears' }]);
  });

  it('the fileInfo of an upload belongs to the file with its name', async () => {
    const form = new FormData();
    for (const name of ['a.png', 'b.png']) form.append('files', aPng(9, 9), name);
    for (const name of ['b.png', 'a.png'])
      form.append('fileInfo', JSON.stringify({ name, caption: `of ${name}` }));
    const { status, body } = await ask('/upload', { as: author, body: form });
    expect(status).toBe(201);
    expect(body).toMatchObject([
      { name: 'b.png', caption: 'of b.png' },
      { name: 'a.png', caption: 'of a.png' },
    ]);
  });
});

it('an upload whose connection breaks after its last byte leaves no file outside the library', {
  timeout: 60_000,
}, async () => {
  const picture = await bytesOf(aPng(2400, 2400));
  const request = new Request(`${CMS_URL}/upload`, {
    method: 'POST',
    body: formWith(picture, 'image/png', 'torn.png'),
  });
  const body = Buffer.from(await request.arrayBuffer());
  const head = [
    'POST /upload HTTP/1.1',
    `Host: ${new URL(CMS_URL).host}`,
    `Content-Type: ${request.headers.get('content-type')}`,
    `Content-Length: ${body.length}`,
    `Authorization: ${author['Authorization']}`,
  ];
  const { hostname, port } = new URL(CMS_URL);
  for (const ms of [0, 30, 80, 150, 250, 400]) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await new Promise((sent) => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(body, sent);
    });
    await wait(ms);
    socket.destroy();
  }
  await expect
    .poll(
      async () => {
        const asked = '/upload/files?_q=torn&pageSize=100';
        const { body: library } = await ask(asked, { as: administrator() });
        const text = JSON.stringify(library);
        return readdirSync(UPLOADS_DIR)
          .filter((name) => name.includes('torn'))
          .filter((name) => !text.includes(name))
          .concat(temporaryFiles());
      },
      { timeout: 30_000, interval: 1000 },
    )
    .toEqual([]);
});
