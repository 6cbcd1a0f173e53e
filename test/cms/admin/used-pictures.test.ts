import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPng } from '../a-png';
import { administrator } from '../administrator';
import { ask, EDITOR } from '../cms-under-test';
import { documentIdOf, makeProduct } from '../create-content';
import { firstOf, formWith, type Stored } from '../stored-file';
import { anAuthor, type Person, sendJson, sendPicture } from './panel-users';

let content: Buffer;
let author: Person;

const Folder = v.object({ data: v.object({ id: v.number() }) });

const aPicture = async (as: Person = administrator()): Promise<Stored> =>
  firstOf((await sendPicture(as, content)).body);
const isThere = async ({ id, url }: Stored) => {
  const inLibrary = await ask(`/upload/files/${id}`, { as: administrator() });
  return inLibrary.status === 200 && (await ask(url)).status === 200;
};
const write = (method: string, path: string, data: object) =>
  ask(`/api/${path}`, { as: EDITOR, method, data });

const WAYS = {
  'the panel': ({ id }: Stored) =>
    ask(`/upload/files/${id}`, { as: administrator(), method: 'DELETE' }),
  'a list in the panel': ({ id }: Stored) =>
    sendJson(administrator(), 'POST', '/upload/actions/bulk-delete', { fileIds: [id] }),
  'its folder in the panel': async ({ id }: Stored) => {
    const name = `folder ${crypto.randomUUID()}`;
    const made = await sendJson(administrator(), 'POST', '/upload/folders', { name, parent: null });
    const folder = v.parse(Folder, made.body).data.id;
    const moved = { fileIds: [id], destinationFolderId: folder };
    await sendJson(administrator(), 'POST', '/upload/actions/bulk-move', moved);
    const folderIds = [folder];
    return sendJson(administrator(), 'POST', '/upload/actions/bulk-delete', { folderIds });
  },
  'the API': ({ id }: Stored) => ask(`/api/upload/files/${id}`, { as: EDITOR, method: 'DELETE' }),
};

/**
 * Each function creates an entry that uses the picture. It returns the name by which the error
 * message for deleting the picture must mention the entry.
 */
const USES: Record<string, (picture: Stored) => Promise<string>> = {
  'a published product': async ({ id }) => {
    await makeProduct({ Title: 'Sacra Oil', Price: 9, productimage: id });
    return 'Product “Sacra Oil”';
  },
  'a draft only': async ({ id }) => {
    await makeProduct({ Title: 'Not yet for sale', Price: 9, gallery: [id] }, '?status=draft');
    return 'Product “Not yet for sale”';
  },
  'a published product, but no longer by its draft': async ({ id }) => {
    const made = await makeProduct({ Title: 'Edited Oil', Price: 9, productimage: id });
    await write('PUT', `products/${made}?status=draft`, { productimage: null });
    return 'Product “Edited Oil”';
  },
  'the single type Site': async ({ id }) => {
    await write('PUT', 'site', { sharingPicture: id });
    return 'Site: name, contact, company';
  },
  'a page of the site': async ({ id }) => {
    await write('PUT', 'home', { heroPicture: id });
    return 'Texts: home page';
  },
  'the body of a post': async ({ id }) => {
    const Body = [{ __component: 'blog-body.picture', alt: 'Tears', image: id }];
    await write('POST', 'blogs', { Title: 'How tears are cut', Body });
    return 'Blog “How tears are cut”';
  },
  'a URL in the text of a post': async ({ url }) => {
    const Body = [{ __component: 'blog-body.text', body: `See ![tears](${url}).` }];
    await write('POST', 'blogs', { Title: 'In its words', Body });
    return 'Blog “In its words”';
  },
};

beforeAll(async () => {
  content = Buffer.from(await aPng(12, 8).arrayBuffer());
  author = await anAuthor();
});

afterAll(async () => {
  await write('PUT', 'site', { sharingPicture: null });
  await write('PUT', 'home', { heroPicture: null });
});

describe.each(Object.entries(WAYS))('by %s', (_, remove) => {
  it.each(Object.entries(USES))('a picture used by %s is not deleted', async (__, use) => {
    const picture = await aPicture();
    const name = await use(picture);
    const { status, body } = await remove(picture);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`is used by ${name}. Take it out there first`);
    expect(await isThere(picture)).toBe(true);
  });

  it('an unused picture is deleted', async () => {
    const picture = await aPicture();
    expect((await remove(picture)).status).toBe(200);
    expect(await isThere(picture)).toBe(false);
  });

  it('a picture is deleted after it was removed from the entry', async () => {
    const picture = await aPicture();
    const made = await makeProduct({ Title: 'Changed', Price: 9, productimage: picture.id });
    expect((await remove(picture)).status).toBe(400);
    await write('PUT', `products/${made}`, { productimage: null });
    expect((await remove(picture)).status).toBe(200);
    expect(await isThere(picture)).toBe(false);
  });
});

it('no file of a list is deleted when one of them is used', async () => {
  const [unused, used] = [await aPicture(), await aPicture()];
  await makeProduct({ Title: 'Sacra Oil', Price: 9, productimage: used.id });
  const fileIds = [unused.id, used.id];
  const body = { fileIds };
  const answer = await sendJson(administrator(), 'POST', '/upload/actions/bulk-delete', body);
  expect(answer.status).toBe(400);
  expect([await isThere(unused), await isThere(used)]).toEqual([true, true]);
});

it('a used picture can be replaced', async () => {
  const picture = await aPicture();
  await makeProduct({ Title: 'Sacra Oil', Price: 9, productimage: picture.id });
  const form = formWith(content, 'image/png', 'other.png');
  const answer = await ask(`/upload?id=${picture.id}`, { as: administrator(), body: form });
  expect(answer.status).toBe(200);
  expect(await isThere(picture)).toBe(true);
});

it('the refusal does not show an Author the title of another user’s draft', async () => {
  const picture = await aPicture(author);
  const Title = 'Secret of the season';
  const data = { Title, Price: 9, productimage: picture.id };
  expect(documentIdOf((await write('POST', 'products?status=draft', data)).body)).toBeTruthy();
  for (const answer of [
    await ask(`/upload/files/${picture.id}`, { as: author, method: 'DELETE' }),
    await sendJson(author, 'POST', '/upload/actions/bulk-delete', { fileIds: [picture.id] }),
  ]) {
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('is used by a Product that you may not read.');
    expect(JSON.stringify(answer.body)).not.toContain(Title);
  }
});

it('an enquiry that contains a picture’s URL does not prevent its deletion', async () => {
  const picture = await aPicture();
  const message = `I like ${picture.url} very much.`;
  const data = { name: 'Ayaan', email: 'ayaan@example.com', kind: 'contact', message };
  expect((await ask('/api/enquiries', { data })).status).toBe(201);
  expect((await WAYS['the panel'](picture)).status).toBe(200);
});
