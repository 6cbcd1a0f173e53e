import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPng } from '../a-png';
import { administrator } from '../administrator';
import { ask, EDITOR } from '../cms-under-test';
import { makeProduct } from '../create-content';
import { firstOf, formWith } from '../stored-file';
import { anAuthor, anEditor, type Person, sendJson, sendPicture } from './panel-users';

const Made = v.object({ data: v.object({ id: v.number() }) });

let author: Person;
let editor: Person;
let content: Buffer;

const uploadAs = async (as: Person, fileInfo?: object) => {
  const { status, body } = await sendPicture(as, content, fileInfo);
  expect(status).toBe(201);
  return firstOf(body).id;
};
const folderAs = async (as: Person, parent: number | null = null) => {
  const name = `folder ${crypto.randomUUID()}`;
  const { status, body } = await sendJson(as, 'POST', '/upload/folders', { name, parent });
  expect(status).toBe(201);
  return v.parse(Made, body).data.id;
};
const isThere = async (id: number) =>
  (await ask(`/upload/files/${id}`, { as: administrator() })).status === 200;

beforeAll(async () => {
  author = await anAuthor();
  editor = await anEditor();
  content = Buffer.from(await aPng(12, 8).arrayBuffer());
});

describe('queries of the media library', () => {
  let folder: number;

  beforeAll(async () => {
    const file = await uploadAs(administrator());
    folder = await folderAs(administrator());
    await sendJson(administrator(), 'POST', '/upload/actions/bulk-move', {
      fileIds: [file],
      destinationFolderId: folder,
    });
    const own = await uploadAs(author);
    for (const productimage of [file, own])
      await makeProduct({ Title: 'Not yet told', Price: 9, productimage }, '?status=draft');
  });

  it.each([
    '/upload/folders?populate=files.related',
    '/upload/folders?populate=*',
    '/upload/folders?populate[files][populate][related]=true',
    '/upload/folders?populate=files.related.createdBy.roles.users',
    '/upload/folders?populate=createdBy.roles.users',
    '/upload/files?populate[related]=true',
    '/upload/files?populate=*',
    '/upload/files?populate[related][populate]=*',
    '/upload/files?populate[related][on][api::product.product][populate][updatedBy]=true',
  ])('the query %s shows an Author no draft, no account and no file of others', async (path) => {
    const { status, body } = await ask(path, { as: author });
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/Not yet told|"related"|@|"createdBy"/);
    if (path.includes('folders')) expect(text).not.toContain('resin.png');
  });

  it.each([
    'files?filters[related][id]=1',
    'folders?filters[files][related][id]=1',
    'files?filters[createdBy][password][$startsWith]=$2',
    'files?filters[folder][createdBy][password][$startsWith]=$2',
    'files?filters[$or][0][$not][related][id]=1',
    'files?sort=createdBy.password',
    'folders?sort=files.name',
    'files?pageSize=1000000',
    'files?page=x',
  ])('the query %s is refused', async (question) => {
    expect((await ask(`/upload/${question}`, { as: author })).status).toBe(400);
    expect((await ask(`/upload/${question}`, { as: administrator() })).status).toBe(400);
  });

  it.each([
    'files?page=1&pageSize=10&sort=createdAt:DESC&filters[$and][0][folder][id][$null]=true',
    'files?page=1&pageSize=100&sort=name:ASC&_q=resin',
    'files?filters[$and][0][mime][$contains][0]=image&filters[$and][1][folder][id]=1',
    'files?filters[$and][0][mime][$not][$contains][0]=image&filters[$and][0][createdAt][$gte]=2024-01-01T00:00:00.000Z',
    'folders?page=1&pageSize=10&folderPath=/1&pagination[pageSize]=-1&filters[$and][0][parent][id][$null]=true',
    'folders?sort=name:ASC&populate[parent]=true&_q=folder',
    'folder-structure',
    'configuration',
  ])('the panel’s own query %s is answered', async (question) => {
    for (const as of [author, editor, administrator()])
      expect((await ask(`/upload/${question}`, { as })).status).toBe(200);
  });

  it('a folder names its parents and counts its content', async () => {
    const inner = await folderAs(administrator(), folder);
    const path = `/upload/folders/${inner}?populate[parent][populate][parent]=*`;
    const { body } = await ask(path, { as: author });
    expect(body).toMatchObject({ data: { parent: { id: folder }, files: { count: 0 } } });
    const { body: outer } = await ask(`/upload/folders/${folder}`, { as: author });
    expect(outer).toMatchObject({ data: { children: { count: 1 }, files: { count: 1 } } });
  });
});

describe('a file of another user', () => {
  it('a file of another user cannot be deleted or moved by an Author, by itself or with its folder', async () => {
    const file = await uploadAs(administrator());
    const folder = await folderAs(administrator());
    const ownFolder = await folderAs(author);
    const within = await uploadAs(administrator(), { name: 'x.png', folder: ownFolder });
    const own = await uploadAs(author);
    const change = (path: string, body: object, method = 'POST') =>
      sendJson(author, method, `/upload/${path}`, body);
    for (const named of [
      { fileIds: [file] },
      { fileIds: [own, file] },
      { folderIds: [folder] },
      { folderIds: [ownFolder] },
    ]) {
      expect((await change('actions/bulk-delete', named)).status).toBe(403);
      const move = { ...named, destinationFolderId: null };
      expect((await change('actions/bulk-move', move)).status).toBe(403);
    }
    for (const id of [folder, ownFolder])
      expect((await change(`folders/${id}`, { name: 'mine' }, 'PUT')).status).toBe(403);
    expect(await Promise.all([file, within, own].map(isThere))).toEqual([true, true, true]);
  });

  it('a file of another user can be deleted and moved by an Editor', async () => {
    const file = await uploadAs(administrator());
    const folder = await folderAs(administrator());
    const move = { fileIds: [file], folderIds: [], destinationFolderId: folder };
    expect((await sendJson(editor, 'POST', '/upload/actions/bulk-move', move)).status).toBe(200);
    const named = { fileIds: [], folderIds: [folder] };
    expect((await sendJson(editor, 'POST', '/upload/actions/bulk-delete', named)).status).toBe(200);
    expect(await isThere(file)).toBe(false);
  });
});

it('an Author can change, move and delete own files', async () => {
  const folder = await folderAs(author);
  const file = await uploadAs(author);
  const change = (method: string, path: string, body: object) =>
    sendJson(author, method, `/upload/${path}`, body);
  const move = { fileIds: [file], folderIds: [], destinationFolderId: folder };
  expect((await change('POST', 'actions/bulk-move', move)).status).toBe(200);
  const renamed = { name: `renamed ${crypto.randomUUID()}`, parent: null };
  expect((await change('PUT', `folders/${folder}`, renamed)).status).toBe(200);
  const changed = await change('PUT', `files/${file}`, { fileInfo: { name: 'tear.png' } });
  expect(changed).toMatchObject({ status: 200, body: { name: 'tear.png' } });
  const named = { fileIds: [file], folderIds: [folder] };
  expect((await change('POST', 'actions/bulk-delete', named)).status).toBe(200);
  expect(await isThere(file)).toBe(false);
});

it.each([{ fileIds: 'x' }, { fileIds: [{}] }, { folderIds: [9e30] }])(
  'invalid lists are refused: %j',
  async (body) => {
    const answer = await sendJson(author, 'POST', '/upload/actions/bulk-delete', body);
    expect(answer.status).toBe(400);
  },
);

it.each([
  ['an Author', '/upload', () => author],
  ['a program', '/api/upload', () => EDITOR],
])('a file that %s uploads is not attached to an entry', async (_, path, who) => {
  const product = await makeProduct({ Title: 'Published', Price: 9 });
  const before = await ask(`/api/products/${product}?populate=*`);
  const { data } = v.parse(Made, before.body);
  for (const field of ['productimage', 'gallery']) {
    const body = formWith(content, 'image/png', 'mine.png');
    const where = { ref: 'api::product.product', refId: String(data.id), field, path: 'x' };
    for (const [name, value] of Object.entries(where)) body.append(name, value);
    expect((await ask(path, { as: who(), body })).status).toBe(201);
  }
  expect((await ask(`/api/products/${product}?populate=*`)).body).toEqual(before.body);
});

it('only an administrator may change the library’s view for everyone', async () => {
  const view = { pageSize: 20, sort: 'createdAt:DESC' };
  const answers = [];
  for (const as of [author, editor, administrator()])
    answers.push((await sendJson(as, 'PUT', '/upload/configuration', view)).status);
  expect(answers).toEqual([403, 403, 200]);
});
