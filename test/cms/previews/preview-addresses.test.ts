import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../cms-under-test';
import { documentIdOf, makeProduct } from '../made-content';
import { anAuthor, anEditor, type Person, PRODUCTS, sendJson } from '../panel/people';
import { addressOf, askDraft, ORIGIN, POST, PRODUCT, tokenOf, urlIn } from './a-preview';

let author: Person;
let editor: Person;
let draft: string;

beforeAll(async () => {
  author = await anAuthor();
  editor = await anEditor();
  draft = await makeProduct({ Title: 'Not yet for sale', Price: 9 }, '?status=draft');
});

describe('the address that the panel gives to an Editor', () => {
  it('is that of the real page, with the token behind the #', async () => {
    const { origin, pathname, search, hash } = urlIn(await addressOf(editor, PRODUCT, draft));
    expect({ origin, pathname, search }).toEqual({
      origin: ORIGIN,
      pathname: `/product-detail/${draft}`,
      search: '',
    });
    expect(hash).toMatch(/^#preview=\d{10}\.[\w-]{43}$/);
  });

  it('of a post is that of its page', async () => {
    const { pathname } = urlIn(await addressOf(editor, POST, draft));
    expect(pathname).toBe(`/blog-detail/${draft}`);
  });

  it('has no token for what is published', async () => {
    const { href } = urlIn(await addressOf(editor, PRODUCT, draft, '&status=published'));
    expect(href).toBe(`${ORIGIN}/product-detail/${draft}`);
  });

  it('is none for what has no page', async () => {
    expect((await addressOf(editor, 'api::enquiry.enquiry', draft)).status).toBe(204);
  });

  it('leads nowhere else by what is asked', async () => {
    const { origin } = urlIn(
      await addressOf(editor, PRODUCT, encodeURIComponent('../../@x.example/')),
    );
    expect(origin).toBe(ORIGIN);
    for (const more of ['&documentId=other', '&documentId[x]=y'])
      expect((await addressOf(editor, PRODUCT, draft, more)).status).toBe(400);
  });
});

describe('an Author', () => {
  it('gets no address of a draft that is another’s', async () => {
    expect((await addressOf(author, PRODUCT, draft)).status).toBe(403);
  });

  it('gets that of an own one', async () => {
    const { body } = await sendJson(author, 'POST', PRODUCTS, { Title: 'My own', Price: 1 });
    const own = documentIdOf(body);
    const token = await tokenOf(author, PRODUCT, own);
    expect(await askDraft(`products/${own}`, token)).toMatchObject({
      status: 200,
      body: { data: { Title: 'My own' } },
    });
  });
});

it('nobody gets an address without the panel', async () => {
  const path = `/content-manager/preview/url/${PRODUCT}?documentId=${draft}`;
  expect((await ask(path)).status).toBe(401);
});
