import { describe, expect, it } from 'vitest';
import { aPng } from './a-png';
import { administrator } from './administrator';
import { ask, EDITOR, SITE, VISITOR } from './cms-under-test';
import { bearerOf, head, sendRaw } from './raw-request';
import { PATHS } from './request-body-paths';
import { temporaryFiles } from './temporary-files';

const MB = 1024 * 1024;
const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=x';

const form = (...names: readonly string[]) => {
  const made = new FormData();
  for (const name of names) made.append(name, aPng(20, 20), 'resin.png');
  return made;
};

describe('files', () => {
  it.each(PATHS)('files from a stranger are refused at %s before they are sent', async (path) => {
    const announced = head(`POST ${path}`, FORM_TYPE, `Content-Length: ${10 * MB}`);
    expect([401, 403, 415]).toContain((await sendRaw(`${announced}--x\r\n`)).status);
    const chunked = head(`POST ${path}`, FORM_TYPE, 'Transfer-Encoding: chunked');
    expect([411, 415]).toContain((await sendRaw(`${chunked}5\r\n--x\r\n\r\n`)).status);
    expect(temporaryFiles()).toEqual([]);
  });

  it.each([
    ['a visitor', '/api/upload', VISITOR, 403],
    ['the site’s token', '/api/upload', SITE, 403],
    ['a stale token', '/api/upload', { Authorization: 'Bearer stale' }, 401],
    ['a visitor', '/upload', VISITOR, 401],
    ['the site’s token', '/upload', SITE, 401],
    ['the write token, which is not a session of the panel,', '/upload', EDITOR, 401],
    ['the write token', '/api/enquiries', EDITOR, 415],
    ['the write token', '/api/products', EDITOR, 415],
  ])('files from %s are refused at %s', async (_, path, as, expected) => {
    expect((await ask(path, { as, body: form('files') })).status).toBe(expected);
    expect(temporaryFiles()).toEqual([]);
  });

  it('files are accepted from the write token, and from an administrator as the panel sends them', async () => {
    const as = await administrator();
    const sent = [
      await ask('/api/upload', { as: EDITOR, body: form('files') }),
      await ask('/upload', { as, body: form('files', 'files') }),
      await ask('/upload/files', { as, body: form('files') }),
      await ask('/API/Upload/', { as: EDITOR, body: form('files') }),
    ];
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(temporaryFiles()).toEqual([]);
  });

  it('files leave no temporary files behind', async () => {
    const strange = await ask('/api/upload', { as: EDITOR, body: form('other', 'files', 'more') });
    expect(strange.status).toBe(201);
    expect((await ask('/api/upload', { as: EDITOR, body: form('other') })).status).toBe(400);
    expect(temporaryFiles()).toEqual([]);
  });

  it('files over the allowed size are refused before they are sent', async () => {
    const lines = [FORM_TYPE, bearerOf(EDITOR), `Content-Length: ${22 * MB}`];
    expect((await sendRaw(head('POST /api/upload', ...lines))).status).toBe(413);
  });

  it('files in a broken form are a client error', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n';
    const lines = [FORM_TYPE, bearerOf(EDITOR), `Content-Length: ${body.length}`];
    expect((await sendRaw(head('POST /api/upload', ...lines) + body)).status).toBe(400);
    expect(temporaryFiles()).toEqual([]);
  });
});
