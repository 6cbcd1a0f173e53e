import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeToken } from '../../../config/token-rights';
import { administratorEnv, logIn } from '../../../scripts/cms/access-matrix/people.mjs';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';

// Tests on a real CMS which API tokens the site's build accepts.
let cms;
let administrator;

const verdictOn = async (token) => judgeToken({ host: cms.url, token });

/** Creates a token as the panel does. */
const tokenOf = async (type, permissions) => {
  const name = `${type} ${permissions ?? ''}`;
  const answer = await fetch(`${cms.url}/admin/api-tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...administrator },
    body: JSON.stringify({ name, description: '', type, lifespan: null, permissions }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()).data.accessKey;
};

beforeAll(async () => {
  const env = administratorEnv();
  cms = await bootTemporaryCms({ env });
  const account = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  administrator = await logIn(cms.url, account);
}, 300_000);
afterAll(() => cms.stop());

it('the site token fits', async () => {
  expect(await verdictOn(cms.siteToken)).toEqual({ kind: 'fits' });
});

it('a token with full access is too strong', async () => {
  expect(await verdictOn(cms.writeToken)).toMatchObject({ kind: 'too strong' });
});

it('a read-only token is too strong', async () => {
  const verdict = await verdictOn(await tokenOf('read-only'));
  expect(verdict).toMatchObject({ kind: 'too strong' });
  expect(verdict.deeds).toContain('GET /api/enquiries');
});

it.each([
  ['api::enquiry.enquiry.find', 'GET /api/enquiries'],
  ['api::product.product.create', 'POST /api/products'],
  ['api::blog.blog.update', 'PUT /api/blogs/no-entry-has-this-id'],
  ['api::enquiry.enquiry.delete', 'DELETE /api/enquiries/no-entry-has-this-id'],
  ['plugin::upload.content-api.upload', 'POST /api/upload'],
  ['plugin::users-permissions.user.count', 'GET /api/users/count'],
])('a token that may also %s is too strong', async (right, deed) => {
  const token = await tokenOf('custom', ['api::product.product.find', right]);
  expect(await verdictOn(token)).toEqual({ kind: 'too strong', deeds: [deed] });
});

it('an unknown token is distinguished from one that fits', async () => {
  expect(await verdictOn('nobody-gave-this-out')).toEqual({ kind: 'unknown to the CMS' });
});

it('the check changes nothing', async () => {
  await verdictOn(cms.writeToken);
  for (const type of ['products', 'blogs', 'enquiries', 'upload/files']) {
    const answer = await fetch(`${cms.url}/api/${type}?status=draft`, {
      headers: { Authorization: `Bearer ${cms.writeToken}` },
    });
    const body = await answer.json();
    expect(body.data ?? body).toEqual([]);
  }
});
