import { afterEach, describe, expect, it } from 'vitest';
import { strapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiRedirects } from '../../src/adapters/strapi/texts/strapi-redirects';
import { aProblemLog } from '../builders/a-problem-log';
import { sendJson } from './admin/panel-users';
import { administrator } from './administrator';
import { type Answer, ask, CMS_URL, EDITOR, VISITOR } from './cms-under-test';
import { documentIdOf } from './create-content';

const made: string[] = [];
const IN_PANEL = '/content-manager/collection-types/api::redirect.redirect';

async function save(data: object, as = EDITOR): Promise<Answer> {
  const answer = await ask('/api/redirects', { as, data });
  if (answer.status === 201) made.push(documentIdOf(answer.body));
  return answer;
}
const change = (id: string, data: object) =>
  ask(`/api/redirects/${id}`, { as: EDITOR, method: 'PUT', data });
const messageOf = ({ body }: Answer) => (body as { error: { message: string } }).error.message;

afterEach(async () => {
  for (const id of made.splice(0))
    await ask(`/api/redirects/${id}`, { as: EDITOR, method: 'DELETE' });
});

describe('a redirect in the CMS', () => {
  it('a redirect in the CMS is stored in its normal form, and read by the site', async () => {
    expect((await save({ from: ' /Old-Shop/ ', to: '/café?a=b' })).status).toBe(201);
    const client = strapiClient({ host: CMS_URL, token: '' });
    expect(await strapiRedirects(client, aProblemLog()).all()).toEqual([
      { id: made[0], from: '/old-shop', to: '/caf%C3%A9?a=b' },
    ]);
  });

  it('a redirect in the CMS may lead to an address of 500 characters; a longer one is refused', async () => {
    const to = `https://shop.example/${'a'.repeat(479)}`;
    expect((await save({ from: '/old', to })).status).toBe(201);
    expect((await save({ from: '/older', to: `${to}a` })).status).toBe(400);
  });

  it('a redirect in the CMS is not written by a visitor', async () => {
    expect((await save({ from: '/a', to: '/b' }, VISITOR)).status).toBe(403);
  });

  it.each([
    { from: 'old' },
    { from: '//host' },
    { from: '/a?b' },
    { from: '/a$b' },
    { from: '/a"b' },
    { from: '/a\r\nb' },
    { from: '/../a' },
    { from: '/' },
    { from: ['/a'] },
    { from: { path: '/a' } },
    { from: null },
    { from: `/${'a'.repeat(200)}` },
    { to: '//host' },
    { to: 'javascript:alert(1)' },
    { to: 'http://a.example' },
    { to: '/a\nSet-Cookie: b' },
    { to: '/a$uri' },
    { to: 7 },
    { to: null },
  ])('a redirect in the CMS is refused with %j', async (data) => {
    expect((await save({ from: '/old', to: '/new', ...data })).status).toBe(400);
  });

  it('a redirect in the CMS is refused when another redirect starts at the same address in another spelling', async () => {
    await save({ from: '/old', to: '/product' });
    expect((await save({ from: '/OLD/', to: '/blog' })).status).toBe(400);
  });

  it('a redirect in the CMS is refused when it leads to itself or to another redirect, which the error names', async () => {
    expect(messageOf(await save({ from: '/a', to: '/A/#top' }))).toBe('“/a” would lead to itself.');
    await save({ from: '/a', to: '/product' });
    expect(messageOf(await save({ from: '/b', to: '/a?c' }))).toBe(
      '“/a” is redirected too, to “/product”: write that address here, or delete the redirect from “/a”.',
    );
    expect(messageOf(await save({ from: '/product', to: '/blog' }))).toBe(
      'The redirect from “/a” leads to “/product”: change that one first.',
    );
  });

  it('a redirect in the CMS is refused when a change would close a loop of redirects', async () => {
    await save({ from: '/a', to: '/b' });
    await save({ from: '/c', to: '/d' });
    const [first = '', second = ''] = made;
    expect((await change(second, { to: '/a' })).status).toBe(400);
    expect((await change(first, { to: '/c' })).status).toBe(400);
    expect((await change(first, { from: '/a', to: '/a' })).status).toBe(400);
    expect((await change(first, { to: '/e' })).status).toBe(200);
  });

  it('a redirect in the CMS is refused in the panel too, below the field', async () => {
    const { status, body } = await sendJson(administrator(), 'POST', IN_PANEL, {
      from: '/a',
      to: '/a',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { details: { errors: [{ path: ['to'] }] } } });
  });

  it('a redirect in the CMS is checked when the panel creates it as a copy', async () => {
    await save({ from: '/a', to: '/b' });
    const path = `${IN_PANEL}/clone/${made[0]}`;
    const copy = async (data: object) => {
      const answer = await sendJson(administrator(), 'POST', path, data);
      if (answer.status === 200) made.push(documentIdOf(answer.body));
      return answer;
    };
    expect((await copy({ from: '/c', to: '//evil.example' })).status).toBe(400);
    expect((await copy({ from: '/c', to: '/a' })).status).toBe(400);
    const { status, body } = await copy({ from: '/C/', to: '/d' });
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { from: '/c' } } });
  });
});
