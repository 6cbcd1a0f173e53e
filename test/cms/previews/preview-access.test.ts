import { beforeAll, describe, expect, it } from 'vitest';
import { newPreviewToken } from '../../../cms/src/preview/preview-token';
import { administrator } from '../administrator';
import { ask, EDITOR, SITE } from '../cms-under-test';
import { documentIdOf, makeProduct } from '../create-content';
import { askDraft, ORIGIN, POST, PRODUCT, SECRET, tokenOf } from './a-preview';

const MINUTE = 60_000;
const PUBLISHED = 'As it was published';
const EDITED = 'As it is being edited';

let edited: string;
let other: string;
let post: string;
let token: string;

beforeAll(async () => {
  edited = await makeProduct({ Title: PUBLISHED, Price: 9, facts: [{ label: 'a', value: 'b' }] });
  const changes = { as: EDITOR, method: 'PUT', data: { Title: EDITED } };
  await ask(`/api/products/${edited}?status=draft`, changes);
  other = await makeProduct({ Title: 'Not yet for sale', Price: 9 }, '?status=draft');
  const made = await ask('/api/blogs?status=draft', { as: EDITOR, data: { Title: 'Half a post' } });
  post = documentIdOf(made.body);
  token = await tokenOf(administrator(), PRODUCT, edited);
});

const sealed = (documentId: string, since: number, secret = SECRET) =>
  newPreviewToken({ type: PRODUCT, documentId }, secret, Date.now() - since);

describe('the bearer of a draft’s token', () => {
  it('the bearer of a draft’s token reads the draft in the shape of published content', async () => {
    const draft = await askDraft(`products/${edited}?populate=*`, token);
    const published = await ask(`/api/products/${edited}?populate=*`);
    expect(draft).toMatchObject({
      status: 200,
      body: { data: { documentId: edited, Title: EDITED, publishedAt: null } },
    });
    const names = ({ body }: typeof draft) =>
      Object.keys((body as { readonly data: object }).data).sort();
    expect(names(draft)).toEqual(names(published));
  });

  it.each([
    [PRODUCT, 'products', () => other, 'Not yet for sale'],
    [POST, 'blogs', () => post, 'Half a post'],
  ])(
    'the bearer of a draft’s token reads a draft of %s that was never published',
    async (type, list, id, Title) => {
      const own = await tokenOf(administrator(), type, id());
      expect(await askDraft(`${list}/${id()}`, own)).toMatchObject({
        status: 200,
        body: { data: { Title } },
      });
    },
  );

  it('the bearer of a draft’s token reads the draft also with the site’s token, and without an Origin header', async () => {
    for (const headers of [{ ...SITE, Origin: ORIGIN }, { Origin: '' }]) {
      const { status } = await askDraft(`products/${edited}`, token, headers);
      expect(status).toBe(200);
    }
  });

  it.each(['status=published', 'status=published&status=published', 'locale=fr', 'status[]=x'])(
    'the bearer of a draft’s token gets the same draft for "%s"',
    async (query) => {
      expect(await askDraft(`products/${edited}?${query}`, token)).toMatchObject({
        status: 200,
        body: { data: { Title: EDITED } },
      });
    },
  );

  it.each([
    'populate=createdBy',
    'populate[productimage][populate]=related',
    'fields=createdBy',
    'filters[Title]=x',
    'locale=../x',
  ])(
    'the bearer of a draft’s token is refused a query that no caller may send: "%s"',
    async (query) => {
      expect((await askDraft(`products/${edited}?${query}`, token)).status).toBe(400);
    },
  );

  it('the bearer of a draft’s token may use HEAD as well', async () => {
    const { status, body } = await askDraft(`products/${edited}`, token, {}, 'HEAD');
    expect([status, body]).toEqual([200, '']);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'the bearer of a draft’s token cannot change anything with %s',
    async (method) => {
      expect((await askDraft(`products/${edited}`, token, {}, method)).status).toBe(405);
    },
  );

  it('the bearer of a draft’s token gets a 404 when the draft is deleted', async () => {
    const gone = await makeProduct({ Title: 'Thought better of', Price: 9 }, '?status=draft');
    const its = sealed(gone, 0);
    expect((await askDraft(`products/${gone}`, its)).status).toBe(200);
    await ask(`/api/products/${gone}`, { as: EDITOR, method: 'DELETE' });
    expect((await askDraft(`products/${gone}`, its)).status).toBe(404);
  });

  it('the bearer of a draft’s token gets no draft from the public API, and no list of drafts', async () => {
    const headers = { 'X-Preview-Token': sealed(other, 0), Authorization: `Bearer ${token}` };
    expect((await ask(`/api/products/${other}?status=draft`, { headers })).status).toBe(401);
    const plain = { 'X-Preview-Token': sealed(other, 0) };
    expect((await ask(`/api/products/${other}?status=draft`, { headers: plain })).status).toBe(404);
    for (const path of ['products', 'products/', ''])
      expect((await askDraft(path, token)).status).toBe(404);
  });
});

describe('the draft route refuses', () => {
  const changed = (place: number, by: string) =>
    token.slice(0, place) + by + token.slice(place + 1);
  const header = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    ['a missing token', () => ''],
    ['an expired token', () => sealed(edited, 31 * MINUTE)],
    ['a token of another CMS', () => sealed(edited, 0, 'x'.repeat(43))],
    ['a token of another document', () => sealed(other, 0)],
    [
      'a token of another kind',
      () => newPreviewToken({ type: POST, documentId: edited }, SECRET, Date.now()),
    ],
    [
      'a token with a later expiry time',
      () => `${Number(token.slice(0, 10)) + 60}${token.slice(10)}`,
    ],
    ['a token with another signature', () => changed(20, token[20] === 'A' ? 'B' : 'A')],
    ['a token without a signature', () => token.slice(0, 11)],
    ['a token with a truncated signature', () => token.slice(0, -1)],
    ['a token with text after the signature', () => `${token}A`],
    ['two tokens', () => `${token}, ${token}`],
    ['a JWT without an algorithm', () => `${header({ alg: 'none' })}.${header({ id: edited })}.`],
    ['a very long token', () => `${token.slice(0, 11)}${'A'.repeat(8000)}`],
    ['a token with the latest possible expiry time', () => `9999999999.${'A'.repeat(43)}`],
  ])('the draft route refuses %s', async (_, forged) => {
    expect((await askDraft(`products/${edited}`, forged())).status).toBe(401);
  });

  it('the draft route refuses a token outside the X-Preview-Token header', async () => {
    for (const path of [`?token=${token}`, `?preview=${token}`, `?X-Preview-Token=${token}`])
      expect((await askDraft(`products/${edited}${path}`, '')).status).toBe(401);
    for (const as of [{ Authorization: `Bearer ${token}` }, { Cookie: `preview=${token}` }])
      expect((await askDraft(`products/${edited}`, '', as)).status).toBe(401);
  });

  it('the draft route refuses a caller with another token, whatever its rights', async () => {
    for (const as of [SITE, EDITOR, administrator()])
      expect((await askDraft(`products/${edited}`, '', as)).status).toBe(401);
  });

  it('the draft route refuses another document, another type and another spelling', async () => {
    for (const path of [`products/${other}`, `blogs/${edited}`, `products/${edited}%00`])
      expect((await askDraft(path, token)).status).toBe(401);
  });

  it.each([
    ['another port', { Origin: 'http://localhost:5174' }],
    ['another origin', { Origin: 'https://elsewhere.example' }],
    ['an origin that begins like the allowed one', { Origin: `${ORIGIN}.elsewhere.example` }],
    ['an opaque origin', { Origin: 'null' }],
    ['another site according to Sec-Fetch-Site', { Origin: '', 'Sec-Fetch-Site': 'cross-site' }],
  ])('the draft route refuses a page of %s', async (_, headers) => {
    expect((await askDraft(`products/${edited}`, token, headers)).status).toBe(401);
  });

  it('the draft route refuses the preflight of a page from another origin', async () => {
    const preflight = (origin: string) =>
      askDraft(
        `products/${edited}`,
        '',
        {
          Origin: origin,
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'x-preview-token',
        },
        'OPTIONS',
      );
    const allowed = (await preflight(ORIGIN)).headers;
    expect(allowed.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(allowed.get('Access-Control-Allow-Headers')).toContain('X-Preview-Token');
    const { headers } = await preflight('https://elsewhere.example');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

it('no response of the draft route may be cached', async () => {
  for (const [path, its, status] of [
    [`products/${edited}`, token, 200],
    [`products/${edited}`, '', 401],
    [`products/${edited}?fields=x`, token, 400],
    ['products/nothing', sealed('nothing', 0), 404],
  ] as const) {
    const { headers, ...answer } = await askDraft(path, its);
    expect(answer.status).toBe(status);
    expect(headers.get('Cache-Control')).toBe('no-store');
  }
});
