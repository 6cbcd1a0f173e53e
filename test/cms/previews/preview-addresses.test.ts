import { beforeAll, describe, expect, it } from 'vitest';
import { anAuthor, anEditor, type Person, PRODUCTS, sendJson } from '../admin/panel-users';
import { ask, EDITOR } from '../cms-under-test';
import { documentIdOf, makeProduct } from '../create-content';
import { addressOf, askDraft, ORIGIN, POST, PRODUCT, tokenOf, urlIn } from './a-preview';

let author: Person;
let editor: Person;
let draft: string;

beforeAll(async () => {
  author = await anAuthor();
  editor = await anEditor();
  draft = await makeProduct({ Title: 'Not yet for sale', Price: 9 }, '?status=draft');
});

describe('the preview URL that an Editor gets', () => {
  it('the preview URL that an Editor gets is the URL of the real page, with the token behind the #', async () => {
    const { origin, pathname, search, hash } = urlIn(await addressOf(editor, PRODUCT, draft));
    expect({ origin, pathname, search }).toEqual({
      origin: ORIGIN,
      pathname: `/product-detail/${draft}`,
      search: '',
    });
    expect(hash).toMatch(/^#preview=\d{10}\.[\w-]{43}$/);
  });

  it('the preview URL of a post is the URL of its page', async () => {
    const made = await ask('/api/blogs?status=draft', { as: EDITOR, data: { Title: 'Not yet' } });
    const post = documentIdOf(made.body);
    const { pathname } = urlIn(await addressOf(editor, POST, post));
    expect(pathname).toBe(`/blog-detail/${post}`);
  });

  it('the preview URL that an Editor gets has no token for published content', async () => {
    const { href } = urlIn(await addressOf(editor, PRODUCT, draft, '&status=published'));
    expect(href).toBe(`${ORIGIN}/product-detail/${draft}`);
  });

  it.each(['', '&status=draft', '&status=published', '&locale=en'])(
    'the preview URL that an Editor gets is not returned for a document that does not exist: "%s"',
    async (more) => {
      for (const id of ['mg5gjubrk49r5b2zs6cda4g8', `${draft}%20`, draft.slice(1), '%00'])
        for (const type of [PRODUCT, POST])
          expect((await addressOf(editor, type, id, more)).status).toBe(404);
      expect((await addressOf(editor, POST, draft, more)).status).toBe(404);
    },
  );

  it('the preview URL that an Editor gets is not returned once the document is deleted', async () => {
    const gone = await makeProduct({ Title: 'Gone', Price: 9 });
    await addressOf(editor, PRODUCT, gone);
    await ask(`/api/products/${gone}`, { as: EDITOR, method: 'DELETE' });
    expect((await addressOf(editor, PRODUCT, gone)).status).toBe(404);
  });

  it('the preview URL that an Editor gets is not returned for a type without a page', async () => {
    expect((await addressOf(editor, 'api::enquiry.enquiry', draft)).status).toBe(204);
  });

  it('the preview URL that an Editor gets cannot be redirected by request parameters', async () => {
    const elsewhere = encodeURIComponent('../../@x.example/');
    expect((await addressOf(editor, PRODUCT, elsewhere)).status).toBe(404);
    for (const more of ['&documentId=other', '&documentId[x]=y'])
      expect((await addressOf(editor, PRODUCT, draft, more)).status).toBe(400);
  });
});

describe('an Author', () => {
  it('an Author gets no preview URL of another user’s draft', async () => {
    expect((await addressOf(author, PRODUCT, draft)).status).toBe(403);
  });

  it('an Author gets the preview URL of an own draft', async () => {
    const { body } = await sendJson(author, 'POST', PRODUCTS, { Title: 'My own', Price: 1 });
    const own = documentIdOf(body);
    const token = await tokenOf(author, PRODUCT, own);
    expect(await askDraft(`products/${own}`, token)).toMatchObject({
      status: 200,
      body: { data: { Title: 'My own' } },
    });
  });
});

it('a caller outside the panel gets no preview URL', async () => {
  const path = `/content-manager/preview/url/${PRODUCT}?documentId=${draft}`;
  expect((await ask(path)).status).toBe(401);
});
