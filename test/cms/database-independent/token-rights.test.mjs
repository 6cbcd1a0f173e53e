import { expect, it } from 'vitest';
import { judgeToken } from '../../../config/token-rights';
import { administrator } from '../administrator';

// Tests on a real CMS which API tokens the site's build accepts.
const { CMS_URL, CMS_SITE_TOKEN, CMS_WRITE_TOKEN } = process.env;

const verdictOn = async (token) => judgeToken({ host: CMS_URL, token });

/** Creates a token as the panel does. */
const tokenOf = async (type, permissions) => {
  const name = `${type} ${permissions ?? ''}`;
  const answer = await fetch(`${CMS_URL}/admin/api-tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...administrator() },
    body: JSON.stringify({ name, description: '', type, lifespan: null, permissions }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()).data.accessKey;
};

it('a token with exactly the rights of the site is accepted', async () => {
  expect(await verdictOn(CMS_SITE_TOKEN)).toEqual({ kind: 'fits' });
});

it('a token with full access is too strong', async () => {
  expect(await verdictOn(CMS_WRITE_TOKEN)).toMatchObject({ kind: 'too strong' });
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

it('an unknown token is distinguished from an accepted one', async () => {
  expect(await verdictOn('nobody-gave-this-out')).toEqual({ kind: 'unknown to the CMS' });
});

it('the check changes no content', async () => {
  const headers = { Authorization: `Bearer ${CMS_WRITE_TOKEN}` };
  const contents = () =>
    Promise.all(
      ['products', 'blogs', 'enquiries', 'upload/files'].map(async (type) => {
        const query = 'status=draft&sort=updatedAt:desc';
        const answer = await fetch(`${CMS_URL}/api/${type}?${query}`, { headers });
        expect(answer.status).toBe(200);
        return answer.json();
      }),
    );
  const before = await contents();
  expect(await verdictOn(CMS_WRITE_TOKEN)).toMatchObject({ kind: 'too strong' });
  expect(await contents()).toEqual(before);
});
