import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anAuthor, anEditor, type Person, PRODUCTS, sendJson } from './admin/panel-users';
import { administrator } from './administrator';
import { ask, EDITOR, SITE, VISITOR } from './cms-under-test';
import { documentIdOf, makeProduct } from './create-content';
import { restore, sentenceOf, versionsOf } from './versions/version-routes';

const ALLOWED = '/content-manager/collection-types/api::allowed-claim.allowed-claim';
const POSTS = '/content-manager/collection-types/api::blog.blog';
const HOME = '/content-manager/single-types/api::home.home';

const CLAIM = 'Our oil relieves joint pain.';
const REASON = 'Study of 12 March 2026, kept in our files.';

let editor: Person;
let author: Person;
beforeAll(async () => {
  [editor, author] = [await anEditor(), await anAuthor()];
});

/** Panel paths of the entries that a test made. */
const made = new Set<string>();
afterEach(async () => {
  for (const path of made) await ask(path, { as: administrator(), method: 'DELETE' });
  made.clear();
});

const draftIn = async (type: string, data: object) => {
  const { status, body } = await sendJson(editor, 'POST', type, data);
  expect(status).toBe(201);
  const path = `${type}/${documentIdOf(body)}`;
  made.add(path);
  return path;
};

const allow = async (sentence: string, as = editor) => {
  const answer = await sendJson(as, 'POST', ALLOWED, { sentence, reason: REASON });
  if (answer.status === 201) made.add(`${ALLOWED}/${documentIdOf(answer.body)}`);
  return answer;
};

const publish = (path: string, data: object = {}) =>
  sendJson(editor, 'POST', `${path}/actions/publish`, data);

const errorOf = (body: unknown) =>
  (body as { error: { message: string; details: { errors: { path: string[] }[] } } }).error;

const isPublic = async (path: string) =>
  (await ask(`/api/products/${path.split('/').at(-1)}`)).status === 200;

describe('publishing in the panel', () => {
  it('publishing in the panel is refused with the field, the words, the sentence and the way to overrule', async () => {
    const data = { Title: 'Carterii', Price: 18, Description: `It smells of lemon. ${CLAIM}` };
    const path = await draftIn(PRODUCTS, data);
    const { status, body } = await publish(path, data);
    expect(status).toBe(400);
    const { message, details } = errorOf(body);
    expect(message).toContain('Not published (Carterii)');
    expect(message).toContain(`Description: “relieves joint pain” in “${CLAIM}” – This promises`);
    expect(message).toContain('“Allowed claim” with the reason');
    expect(details.errors.map((one) => one.path)).toEqual([['Description']]);
    expect(await isPublic(path)).toBe(false);
  });

  it('publishing in the panel is allowed after the sentence was allowed with a reason, which is kept with its author', async () => {
    const data = { Title: 'Carterii', Price: 18, Description: `It smells of lemon. ${CLAIM}` };
    const path = await draftIn(PRODUCTS, data);
    expect((await allow(' our oil  RELIEVES joint pain ')).status).toBe(201);
    expect((await publish(path, data)).status).toBe(200);
    expect(await isPublic(path)).toBe(true);
    const list = await ask(`${ALLOWED}?page=1&pageSize=10`, { as: administrator() });
    expect(list.body).toMatchObject({
      results: [{ reason: REASON, createdAt: expect.any(String), createdBy: expect.anything() }],
    });
  });

  it('publishing in the panel checks the texts that the same request saves', async () => {
    const path = await draftIn(PRODUCTS, { Title: 'Carterii', Price: 18 });
    const { status, body } = await publish(path, { Title: 'Organic Carterii', Price: 18 });
    expect({ status, message: errorOf(body).message }).toMatchObject({
      status: 400,
      message: expect.stringContaining('A certificate needs its number'),
    });
  });

  it('publishing in the panel checks components, and names the place in a list', async () => {
    const facts = [
      { label: 'Family', value: 'Burseraceae' },
      { label: 'Use', value: 'For eczema' },
    ];
    const product = await draftIn(PRODUCTS, { Title: 'Carterii', Price: 18, facts });
    const refused = await publish(product, { Title: 'Carterii', Price: 18, facts });
    expect(errorOf(refused.body).message).toMatch(/ \(2\) › Value: “for eczema” in “For eczema”/u);

    const post = { Title: 'A post', Body: [{ __component: 'blog-body.text', body: CLAIM }] };
    const inZone = await publish(await draftIn(POSTS, post), post);
    expect(errorOf(inZone.body).message).toContain('(1) › ');
  });

  it('publishing several entries at once is refused while one of them contains a claim', async () => {
    const paths = [
      await draftIn(PRODUCTS, { Title: 'Carterii', Price: 18, Description: CLAIM }),
      await draftIn(PRODUCTS, { Title: 'Maydi', Price: 18, Description: 'It smells of lemon.' }),
    ];
    const documentIds = paths.map((path) => path.split('/').at(-1));
    const together = () =>
      sendJson(editor, 'POST', `${PRODUCTS}/actions/bulkPublish`, { documentIds });
    const refused = await together();
    expect(refused.status).toBe(400);
    expect(errorOf(refused.body).message).toContain(`“relieves joint pain” in “${CLAIM}”`);
    expect(await Promise.all(paths.map(isPublic))).toEqual([false, false]);

    await allow(CLAIM);
    expect(await together()).toMatchObject({ status: 200, body: { count: 2 } });
    expect(await Promise.all(paths.map(isPublic))).toEqual([true, true]);
  });

  it('saving the texts of a page is allowed while it has the claims that ship with the site', async () => {
    made.add(HOME);
    const heroTagline = 'Fair wages for Somali harvesters';
    const { status } = await sendJson(editor, 'PUT', HOME, { heroTagline });
    expect(status).toBe(200);
  });

  it('saving the texts of a page, which publishes them, is refused too', async () => {
    const save = (data: object) => sendJson(editor, 'PUT', HOME, data);
    made.add(HOME);
    const refused = await save({ heroTagline: 'The purest frankincense.' });
    expect(refused.status).toBe(400);
    expect(errorOf(refused.body).message).toContain('“purest” in “The purest frankincense.”');
    expect((await save({ heroTagline: 'A pure scent.' })).status).toBe(200);
  });

  it('restoring a version of a page’s texts, which publishes them, is refused too', async () => {
    made.add(HOME);
    const write = async (heroTagline: string) =>
      documentIdOf(
        (await ask('/api/home', { as: EDITOR, method: 'PUT', data: { heroTagline } })).body,
      );
    await write('The purest frankincense.');
    const [version] = await versionsOf('home', await write('A pure scent.'));
    const { status, body } = await restore(version?.id ?? 0, editor);
    expect(status).toBe(400);
    expect(sentenceOf(body)).toContain('“purest” in “The purest frankincense.”');
  });

  it('saving a draft with a claim is possible, and so is the work of a program', async () => {
    await draftIn(PRODUCTS, { Title: 'Carterii', Price: 18, Description: CLAIM });
    const id = await makeProduct({ Title: 'Carterii', Price: 18, Description: CLAIM });
    made.add(`${PRODUCTS}/${id}`);
    expect(await isPublic(id)).toBe(true);
  });
});

describe('an allowed claim', () => {
  it.each([
    ['without a reason', { sentence: CLAIM }],
    ['with a reason of one word', { sentence: CLAIM, reason: 'Because' }],
    ['without a sentence', { reason: REASON }],
  ])('an allowed claim is refused %s', async (_, data) => {
    expect((await sendJson(editor, 'POST', ALLOWED, data)).status).toBe(400);
  });

  it('an allowed claim is not written by an author, who may not publish either', async () => {
    expect((await allow(CLAIM, author)).status).toBe(403);
  });

  it('an allowed claim is read and written by editors, and by nobody outside the panel', async () => {
    const { body } = await allow(CLAIM);
    const path = `${ALLOWED}/${documentIdOf(body)}`;
    expect((await ask(path, { as: editor })).status).toBe(200);
    expect((await ask(path)).status).toBe(401);
    expect((await ask(ALLOWED)).status).toBe(401);
    for (const as of [VISITOR, SITE]) {
      expect((await ask('/api/allowed-claims', { as })).status).toBe(403);
      const data = { sentence: CLAIM, reason: REASON };
      expect((await ask('/api/allowed-claims', { as, data })).status).toBe(403);
    }
    expect((await ask('/api/allowed-claims', { as: EDITOR })).status).toBe(200);
  });
});
