import { afterEach, expect, it, vi } from 'vitest';
import { fromBase64, toBase64 } from './base64';
import { downloadFile } from './download-file';

afterEach(() => vi.unstubAllGlobals());

const URL = 'https://cms.example/uploads/a.pdf';
const answer = (response: Response) => vi.stubGlobal('fetch', async () => response);

it('downloads a file up to the limit', async () => {
  answer(new Response('%PDF'));
  expect(new TextDecoder().decode(await downloadFile(URL, 4))).toBe('%PDF');
});

it.each([
  ['one that is too long', new Response('%PDF-'), 'more than 4 bytes'],
  ['one that is missing', new Response('', { status: 404 }), '404'],
  ['a redirect', new Response(null, { status: 302, headers: { Location: '/' } }), '302'],
])('rejects %s', async (_, response, reason) => {
  answer(response);
  await expect(downloadFile(URL, 4)).rejects.toThrow(reason);
});

it('keeps every byte in base64, also of a long file', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  expect(toBase64(new Uint8Array())).toBe('');
});
