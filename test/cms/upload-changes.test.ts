import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { administrator } from './administrator';
import { ask, EDITOR } from './cms-under-test';
import { fileSamples } from './file-samples';
import { firstOf, formWith, Stored } from './stored-file';
import { temporaryFiles } from './temporary-files';

let PNG: Buffer;
let GIF: Buffer;
let panel: { readonly Authorization: string };

beforeAll(async () => {
  const samples = await fileSamples();
  const contentOf = (wanted: string) => samples.find(({ name }) => name === wanted)?.content;
  PNG = contentOf('PNG') as Buffer;
  GIF = contentOf('GIF') as Buffer;
  panel = await administrator();
});

describe('the name of a file', () => {
  it.each([
    ['resin.PNG', 'resin.png'],
    ['../../etc/resin.png', 'resin.png'],
    ['a\u202egnp.exe.png', 'agnp.exe.png'],
    ['a<b>|c?.png', 'abc.png'],
    ['???', 'picture.png'],
    ['...', 'picture.png'],
    ['', 'a.png'],
    [`${'x'.repeat(200)}.png`, `${'x'.repeat(120)}.png`],
  ])('the file name %j becomes %j', async (given, stored) => {
    const body = formWith(PNG, 'image/png', 'a.png', { name: given });
    const answer = await ask('/api/upload', { as: EDITOR, body });
    expect(answer.status).toBe(201);
    expect(firstOf(answer.body).name).toBe(stored);
  });

  it('the name of a file keeps the extension of the file’s content when it is renamed', async () => {
    const sent = await ask('/upload', { as: panel, body: formWith(PNG, 'image/png', 'a.png') });
    const { id, url } = firstOf(sent.body);
    const names = {
      '../page.html': 'page.html.png',
      'b.png': 'b.png',
      'Sacra oil': 'Sacra oil.png',
    };
    for (const [given, stored] of Object.entries(names)) {
      const changes = new FormData();
      changes.append(
        'fileInfo',
        JSON.stringify({ name: given, ext: '.html', hash: 'x', url: '/x' }),
      );
      for (const answer of [
        await ask(`/api/upload?id=${id}`, { as: EDITOR, body: changes }),
        await ask(`/upload?id=${id}`, { as: panel, body: changes }),
        await ask(`/upload/files/${id}`, {
          as: panel,
          method: 'PUT',
          body: JSON.stringify({ fileInfo: { name: given } }),
        }),
        await ask('/upload/actions/bulk-update', {
          as: panel,
          body: JSON.stringify({ updates: [{ id, fileInfo: { name: given } }] }),
        }),
      ]) {
        expect(answer.status).toBe(200);
        const file = v.parse(Stored, [answer.body].flat()[0]);
        expect(file).toMatchObject({ name: stored, ext: '.png', url });
      }
    }
  });
});

describe('a file that replaces another', () => {
  it.each([
    ['the API', (id: number) => `/api/upload?id=${id}`, () => EDITOR],
    ['the panel', (id: number) => `/upload?id=${id}`, () => panel],
    ['the panel’s new library', (id: number) => `/upload/files/${id}/replace`, () => panel],
  ])('a file that replaces another through %s must have the same type', async (_, path, who) => {
    const sent = await ask('/api/upload', {
      as: EDITOR,
      body: formWith(PNG, 'image/png', 'a.png'),
    });
    const { id, url } = firstOf(sent.body);
    const replace = (content: Buffer, declared: string, name: string) =>
      ask(path(id), { as: who(), body: formWith(content, declared, name) });
    expect((await replace(GIF, 'image/gif', 'a.gif')).status).toBe(400);
    expect((await replace(GIF, 'image/png', 'a.png')).status).toBe(400);
    expect((await replace(Buffer.from('<p>'), 'text/html', 'a.html')).status).toBe(400);
    const replaced = await replace(PNG, 'image/png', 'other.png');
    expect(replaced.status).toBe(200);
    expect(v.parse(Stored, replaced.body)).toMatchObject({ ext: '.png', url });
    expect(temporaryFiles()).toEqual([]);
  });
});
